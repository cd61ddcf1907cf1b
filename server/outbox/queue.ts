import { deduplicationWindowMs } from '../../src/config/enquiry-deduplication.ts'
import { backoffAfter, isUndeliverable } from './backoff.ts'
import { createCounts } from './counts.ts'
import { messageIdOf } from './digest.ts'
import type { Enquiry } from './enquiry.ts'
import type { Store } from './open-store.ts'
import { type EnquiryRow, toEnquiry } from './rows.ts'

/** An enquiry that this process may send until its claim expires. */
export interface Claimed {
  id: number
  tries: number
  enquiry: Enquiry
  /** The day it was received on. */
  day: string
  messageIdFor: (sender: string) => string
}

const clearJournal = 'PRAGMA wal_checkpoint(TRUNCATE)'

/** In pages of 4 kB. The file is vacuumed when that is quick and frees more space than it needs. */
const worthShrinking = { unusedPages: 1_000, usedPages: 1_000 }

/**
 * The worker's operations on the file. Each is a transaction, or several together are one: whenever a process dies, an enquiry is either
 * waiting or delivered.
 */
export function createQueue({ db, key, now, space, runOnReserve }: Store) {
  const counts = createCounts(db)
  const claim = db.prepare(
    `UPDATE enquiries SET due_at = :until, tries = tries + 1
     WHERE id IN (SELECT id FROM enquiries WHERE is_dead = 0 AND due_at <= :now ORDER BY due_at LIMIT :number)
     RETURNING *`,
  )
  const remove = db.prepare('DELETE FROM enquiries WHERE id = ? RETURNING day, form, page')
  const find = db.prepare('SELECT * FROM enquiries WHERE id = ? AND tries = ? AND is_dead = 0')
  const postpone = db.prepare('UPDATE enquiries SET due_at = ?, cause = ? WHERE id = ?')
  const bury = db.prepare('UPDATE enquiries SET is_dead = 1, is_told = 0, cause = ?, due_at = ? WHERE id = ?')
  const nextDue = db.prepare('SELECT min(due_at) AS due FROM enquiries WHERE is_dead = 0')
  const expired = db.prepare('SELECT 1 FROM accepted WHERE at <= ? LIMIT 1')
  const deleteExpired = db.prepare('DELETE FROM accepted WHERE at <= ?')
  const filePages = db.prepare('SELECT page_count AS pages, freelist_count AS unused FROM pragma_page_count, pragma_freelist_count')
  const setLastDelivery = db.prepare(`INSERT OR REPLACE INTO facts VALUES ('last delivery', ?)`)

  return {
    /** Runs several operations as one transaction. */
    transaction: runOnReserve,

    /** Claims up to `number` enquiries that are due, for `forMs`. */
    claim(number: number, forMs: number): Claimed[] {
      const rows = claim.all({ until: now() + forMs, now: now(), number }) as unknown as EnquiryRow[]
      return rows.map((row) => ({
        id: row.id,
        tries: row.tries,
        enquiry: toEnquiry(row),
        day: row.day,
        messageIdFor: (sender) => messageIdOf(row.digest, row.received_at, key, sender),
      }))
    },

    /** Records the delivery and deletes what the visitor wrote. */
    delivered({ id }: Claimed): void {
      runOnReserve(() => {
        const row = remove.get(id)
        if (!row) return
        counts.add('delivered', row as unknown as EnquiryRow)
        setLastDelivery.run(new Date().toISOString())
      })
    },

    /** Postpones the enquiry, or makes it a dead letter. Does nothing if the claim has expired and another process has claimed it. */
    failed({ id, tries }: Claimed, cause: string): 'later' | 'dead' {
      return runOnReserve(() => {
        const row = find.get(id, tries) as unknown as EnquiryRow | undefined
        if (!row) return 'later'
        if (isUndeliverable(now() - row.received_at, tries)) {
          bury.run(cause, now(), id)
          counts.add('dead', row)
          return 'dead'
        }
        postpone.run(now() + backoffAfter(tries), cause, id)
        return 'later'
      })
    },

    /** Milliseconds until an enquiry is due; undefined if none waits. */
    untilNext(): number | undefined {
      const due = nextDue.get()?.['due']
      return typeof due === 'number' ? Math.max(0, due - now()) : undefined
    },

    /** Deletes expired digests, even if no new enquiries arrive. */
    deleteExpiredDigests(): void {
      if (expired.get(now() - deduplicationWindowMs)) runOnReserve(() => deleteExpired.run(now() - deduplicationWindowMs))
    },

    /** Truncates the WAL, which still has the deleted content, and vacuums the file after a burst. Returns false if that has to wait. */
    compact(): boolean {
      // Others would take the space of the WAL on the full disk, and the waiting enquiries will need it.
      if (space.isOnReserve() && nextDue.get()?.['due'] !== null) return false
      space.withReserve(() => {
        db.exec(clearJournal)
        const { pages, unused } = filePages.get() as { pages: number; unused: number }
        if (unused >= worthShrinking.unusedPages && pages - unused <= worthShrinking.usedPages) db.exec(`VACUUM; ${clearJournal}`)
      })
      return true
    },
  }
}
