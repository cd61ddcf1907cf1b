/**
 * A healthy mail server in its own process. It sends its address to the parent. Sent a number, it replies once it has that many mails. Sent
 * `hold up`, it delays its replies to mails until it is sent `open`.
 */
import { setTimeout } from 'node:timers/promises'
import { openBadMailServer } from './bad-mail-server.ts'

const { url, mails, holdUp, open } = await openBadMailServer(0)
process.on('disconnect', () => process.exit())
process.on('message', async (message: number | 'hold up' | 'open') => {
  if (message === 'hold up') return holdUp()
  if (message === 'open') return open()
  while (mails.size < message) await setTimeout(5)
  process.send?.('there')
})
process.send?.(url)
