/** A mail server that is well, in a process of its own. Tells its address; asked for a number, it answers once it has so many mails. */
import { setTimeout } from 'node:timers/promises'
import { openBadMailServer } from './bad-mail-server.ts'

const { url, mails } = await openBadMailServer(0)
process.on('disconnect', () => process.exit())
process.on('message', async (number: number) => {
  while (mails.size < number) await setTimeout(5)
  process.send?.('there')
})
process.send?.(url)
