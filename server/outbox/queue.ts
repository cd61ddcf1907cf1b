import { sameWithinMs } from '../../src/config/same-enquiry.ts'
import { createCounts } from './counts.ts'
import { messageIdOf } from './digest.ts'
import type { Enquiry } from './enquiry.ts'

import type { Store } from './open-store.ts'
import { isGivenUp, pauseAfter } from './pauses.ts'
import { type EnquiryRow, toEnquiry } from './rows.ts'

/** An enquiry that this process may send until its claim runs out. */
export interface Claimed {
  id: number
  tries: number
  enquiry: Enquiry
  /** The day it was received on. */
  day: string
  messageIdFor: (sender: string) => string
}

const clearJournal = 'PRAGMA wal_checkpoint(TRUNCATE)'

/** The file is rewritten without its unused pages of 4 kB when that is quick and frees more than it needs. */
const worthShrinking = { unusedPages: 1_000, usedPages: 1_000 }

/** What the worker asks of the file. Each step is one transaction, or several together are: at whichever point a process dies, the enquiry is waiting or delivered. */
export function createQueue({ db, key, now, space, doOwnWork }: Store) {
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
  const oldest = db.prepare('SELECT 1 FROM accepted WHERE at <= ? LIMIT 1')
  const forget = db.prepare('DELETE FROM accepted WHERE at <= ?')
  const filePages = db.prepare('SELECT page_count AS pages, freelist_count AS unused FROM pragma_page_count, pragma_freelist_count')
  const setLastDelivery = db.prepare(`INSERT OR REPLACE INTO facts VALUES ('last delivery', ?)`)

  return {
    /** Several steps as one: all of them are written, or none. */
    together: doOwnWork,

    /** Takes up to so many enquiries that are due, for so long. */
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

    /** The mail server has it: what the visitor wrote is deleted. */
    delivered({ id }: Claimed): void {
      doOwnWork(() => {
        const row = remove.get(id)
        if (!row) return
        counts.add('delivered', row as unknown as EnquiryRow)
        setLastDelivery.run(new Date().toISOString())
      })
    },

    /** Not this time. If the claim had run out and somebody else has taken it, that one decides. */
    failed({ id, tries }: Claimed, cause: string): 'later' | 'dead' {
      return doOwnWork(() => {
        const row = find.get(id, tries) as unknown as EnquiryRow | undefined
        if (!row) return 'later'
        if (isGivenUp(now() - row.received_at, tries)) {
          bury.run(cause, now(), id)
          counts.add('dead', row)
          return 'dead'
        }
        postpone.run(now() + pauseAfter(tries), cause, id)
        return 'later'
      })
    },

    /** Milliseconds until there is something to do; nothing when nothing waits. */
    untilNext(): number | undefined {
      const due = nextDue.get()?.['due']
      return typeof due === 'number' ? Math.max(0, due - now()) : undefined
    },

    /** Forgets digests that are of no use any more, also when nobody writes for a long time. */
    forget(): void {
      if (oldest.get(now() - sameWithinMs)) doOwnWork(() => forget.run(now() - sameWithinMs))
    },

    /** Clears what deleting leaves behind in the file's journal, and gives the disk back what a crowd has taken once little of it is left. False: not yet. */
    wipe(): boolean {
      // The room of the journal would go to those who fill the disk; what waits will need it.
      if (space.isOnReserve() && nextDue.get()?.['due'] !== null) return false
      space.makeRoomFor(() => {
        db.exec(clearJournal)
        const { pages, unused } = filePages.get() as { pages: number; unused: number }
        if (unused >= worthShrinking.unusedPages && pages - unused <= worthShrinking.usedPages) db.exec(`VACUUM; ${clearJournal}`)
      })
      return true
    },
  }
}
