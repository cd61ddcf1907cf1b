import type { Config } from '../config.ts'
import type { Mail } from '../mail/compose.ts'
import { composeNotice } from '../mail/compose-notice.ts'
import type { createDeadLetters } from './dead-letters.ts'

/** How often to try while the mail server is down. */
const againAfterMs = 10 * 60_000

/** One mail to the owner about the dead letters that are new: how many, of which day, form and page, and nothing of what is in them. */
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
