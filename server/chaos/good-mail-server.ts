/** A healthy mail server in its own process. It sends its address; when sent a number, it answers once it has that many mails. */
import { setTimeout } from 'node:timers/promises'
import { openBadMailServer } from './bad-mail-server.ts'

const { url, mails } = await openBadMailServer(0)
process.on('disconnect', () => process.exit())
process.on('message', async (number: number) => {
  while (mails.size < number) await setTimeout(5)
  process.send?.('there')
})
process.send?.(url)
