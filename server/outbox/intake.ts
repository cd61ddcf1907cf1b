import { israelDay } from '../../src/lib/days/israel-time.ts'
import { createCounts } from './counts.ts'
import { digestOf } from './digest.ts'
import type { Enquiry } from './enquiry.ts'
import { createGroupCommit } from './group-commit.ts'
import { inTransaction } from './in-transaction.ts'
import type { Store } from './open-store.ts'

/** A visitor whose answer got lost presses the button again: that is one enquiry for so long. */
export const sameWithinMs = 10 * 60_000

/** More than this is no rush but an attack or a mail server that has been gone for weeks; the disk is for others too. */
const roomFor = { enquiries: 20_000, bytes: 2_000_000_000 }

export type Acceptance = 'stored' | 'repeated' | 'no room'

/** Takes enquiries in. Whatever it answers is on the disk by then. */
export function createIntake({ db, sync, key, now }: Store, room = roomFor) {
  const counts = createCounts(db)
  const forget = db.prepare('DELETE FROM accepted WHERE at <= ?')
  const remember = db.prepare('INSERT OR IGNORE INTO accepted (digest, at) VALUES (?, ?)')
  const filled = db.prepare('SELECT count(*) AS enquiries, coalesce(sum(bytes), 0) AS bytes FROM enquiries')
  const insert = db.prepare(
    `INSERT INTO enquiries (digest, form, page, day, text, resume_name, resume_type, resume, bytes, received_at, due_at)
     VALUES (:digest, :form, :page, :day, :text, :resumeName, :resumeType, :resume, :bytes, :now, :now)`,
  )

  function acceptAll(group: Enquiry[]): Acceptance[] {
    return inTransaction(db, () => {
      forget.run(now() - sameWithinMs)
      const used = filled.get() as { enquiries: number; bytes: number }
      return group.map((enquiry) => {
        const digest = digestOf(enquiry, key)
        if (used.enquiries >= room.enquiries || used.bytes >= room.bytes) return 'no room'
        if (remember.run(digest, now()).changes === 0) return 'repeated'
        used.enquiries += 1
        used.bytes += store(enquiry, digest)
        return 'stored'
      })
    })
  }

  function store({ form, page, text, resume }: Enquiry, digest: Buffer): number {
    const day = israelDay(new Date())
    const counted = { day, form, page: counts.pageToCount(day, form, page) }
    counts.add('received', counted)
    const words = JSON.stringify(text)
    const bytes = Buffer.byteLength(words) + (resume?.content.length ?? 0)
    insert.run({
      ...counted,
      digest,
      text: words,
      resumeName: resume?.filename ?? null,
      resumeType: resume?.contentType ?? null,
      resume: resume?.content ?? null,
      bytes,
      now: now(),
    })
    return bytes
  }

  return createGroupCommit(acceptAll, sync)
}
