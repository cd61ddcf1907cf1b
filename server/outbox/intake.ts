import { deduplicationWindowMs } from '../../src/config/enquiry-deduplication.ts'
import { israelDay } from '../../src/lib/days/israel-time.ts'
import { createCounts } from './counts.ts'
import { digestOf } from './digest.ts'
import type { Enquiry } from './enquiry.ts'
import { createGroupCommit } from './group-commit.ts'
import { inTransaction } from './in-transaction.ts'
import type { Store } from './open-store.ts'

/** The limits of the queue. More than this is an attack, or a mail server that has been down for weeks; others need the disk too. */
const roomFor = { enquiries: 20_000, bytes: 2_000_000_000 }

/** What an enquiry takes besides its own bytes: its digest, its count and its index entries, in the worst case each on its own page. */
const overheadBytes = 16_384

export type Acceptance = 'stored' | 'repeated' | 'no room'

/** Accepts enquiries. Resolves once they are on the disk. */
export function createIntake({ db, sync, key, now, space }: Store, room = roomFor) {
  // At the first start there is no reserve yet.
  space.restore()
  const counts = createCounts(db)
  const deleteExpired = db.prepare('DELETE FROM accepted WHERE at <= ?')
  const known = db.prepare('SELECT 1 FROM accepted WHERE digest = ? AND at > ?')
  const remember = db.prepare('INSERT INTO accepted (digest, at) VALUES (?, ?)')
  const filled = db.prepare('SELECT count(*) AS enquiries, coalesce(sum(bytes), 0) AS bytes FROM enquiries')
  const insert = db.prepare(
    `INSERT INTO enquiries (digest, form, page, day, text, resume_name, resume_type, resume, bytes, received_at, due_at)
     VALUES (:digest, :form, :page, :day, :text, :resumeName, :resumeType, :resume, :bytes, :now, :now)`,
  )

  function acceptAll(group: Enquiry[]): Acceptance[] {
    return inTransaction(db, () => {
      const expiredAt = now() - deduplicationWindowMs
      const used = filled.get() as { enquiries: number; bytes: number }
      let spaceLeft = space.bytesForEnquiries()
      return group.map((enquiry) => {
        const digest = digestOf(enquiry, key)
        // Checked before anything is written: on a full disk too, a visitor who sends the same again gets an OK.
        if (known.get(digest, expiredAt)) return 'repeated'
        const json = JSON.stringify(enquiry.text)
        const bytes = Buffer.byteLength(json) + (enquiry.resume?.content.length ?? 0)
        // Once in the WAL, and once more when SQLite copies it.
        const takes = 2 * (bytes + overheadBytes)
        if (used.enquiries >= room.enquiries || used.bytes >= room.bytes || takes > spaceLeft) return 'no room'
        deleteExpired.run(expiredAt)
        remember.run(digest, now())
        store(enquiry, digest, json, bytes)
        used.enquiries += 1
        used.bytes += bytes
        spaceLeft -= takes
        return 'stored'
      })
    })
  }

  function store({ form, page, resume }: Enquiry, digest: Buffer, json: string, bytes: number): void {
    const day = israelDay(new Date())
    const counted = { day, form, page: counts.pageToCount(day, form, page) }
    counts.add('received', counted)
    insert.run({
      ...counted,
      digest,
      text: json,
      resumeName: resume?.filename ?? null,
      resumeType: resume?.contentType ?? null,
      resume: resume?.content ?? null,
      bytes,
      now: now(),
    })
  }

  return createGroupCommit(acceptAll, sync)
}
