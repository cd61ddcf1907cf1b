import type { Config } from '../config.ts'
import type { Mail } from '../mail/compose.ts'
import { composeNotice } from '../mail/compose-notice.ts'
import type { createDeadLetters } from './dead-letters.ts'

/** Interval between tries while the mail server is down. */
const againAfterMs = 10 * 60_000

/** Sends the owner one mail about the new dead letters: their number, day, form and page, without their content. */
export function createDeadLetterReport(mailboxes: Config['mail'], send: (mail: Mail) => Promise<void>) {
  return async function reportDeadLetters(letters: ReturnType<typeof createDeadLetters>): Promise<void> {
    const rows = letters.claimUnreported(againAfterMs)
    if (rows.length === 0) return
    const sent = await send(composeNotice(rows, mailboxes)).then(
      () => true,
      () => false,
    )
    if (sent) letters.markReported(rows.map(({ id }) => id))
  }
}
