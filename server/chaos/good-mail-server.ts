/**
 * A healthy mail server in its own process. It sends its address; when sent a number, it answers once it has that many mails. Sent `hold up`, it lets
 * them wait at the door until it is sent `open`.
 */
import { setTimeout } from 'node:timers/promises'
import { openBadMailServer } from './bad-mail-server.ts'

const { url, mails, holdUp, open } = await openBadMailServer(0)
process.on('disconnect', () => process.exit())
process.on('message', async (word: number | 'hold up' | 'open') => {
  if (word === 'hold up') return holdUp()
  if (word === 'open') return open()
  while (mails.size < word) await setTimeout(5)
  process.send?.('there')
})
process.send?.(url)
