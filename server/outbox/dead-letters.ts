import { createCounts } from './counts.ts'
import type { Store } from './open-store.ts'
import type { EnquiryRow } from './rows.ts'

type DeadRow = EnquiryRow & { is_exported: number }

/** Enquiries that could not be delivered in three days. They stay until the owner retries them, or exports and discards them. */
export function createDeadLetters({ db, now, runOnReserve }: Store) {
  const counts = createCounts(db)
  const claimUnreported = db.prepare(
    'UPDATE enquiries SET due_at = :until WHERE is_dead = 1 AND is_told = 0 AND due_at <= :now RETURNING id, day, form, page',
  )
  const markReported = db.prepare('UPDATE enquiries SET is_told = 1 WHERE id = ?')
  const all = db.prepare('SELECT * FROM enquiries WHERE is_dead = 1 ORDER BY received_at')
  const revive = db.prepare('UPDATE enquiries SET is_dead = 0, is_told = 0, is_exported = 0, tries = 0, due_at = ? WHERE id = ?')
  const exported = db.prepare('UPDATE enquiries SET is_exported = 1 WHERE id = ?')
  const remove = db.prepare('DELETE FROM enquiries WHERE id = ?')

  const list = () => all.all() as unknown as DeadRow[]

  return {
    list,

    /** Claims the dead letters not yet reported to the owner: no other process reports them for `forMs`. */
    claimUnreported(forMs: number): Pick<EnquiryRow, 'id' | 'day' | 'form' | 'page'>[] {
      return runOnReserve(() => claimUnreported.all({ until: now() + forMs, now: now() }) as unknown as EnquiryRow[])
    },

    markReported(ids: number[]): void {
      runOnReserve(() => ids.forEach((id) => void markReported.run(id)))
    },

    /**
     * Queues all dead letters again, with no tries counted. Returns their number. Keeps `received_at`, because the Message-ID depends on it:
     * if a lost reply made the letter dead, the mailbox recognises the copy. A letter that fails again is dead after the minimum number of
     * tries, about five hours. Then it is reported again, and can be discarded only after a new export.
     */
    retry(): number {
      return runOnReserve(() => {
        const rows = list()
        for (const row of rows) {
          revive.run(now(), row.id)
          counts.add('dead', row, -1)
        }
        return rows.length
      })
    },

    exported(id: number): void {
      runOnReserve(() => exported.run(id))
    },

    /** Deletes only exported dead letters. Returns their number. */
    discardExported(): number {
      return runOnReserve(() => {
        const rows = list().filter((row) => row.is_exported)
        for (const row of rows) remove.run(row.id)
        return rows.length
      })
    },
  }
}
