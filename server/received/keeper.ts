import type { DatabaseSync } from 'node:sqlite'
import { israelDay } from '../../src/lib/days/israel-time.ts'
import type { Enquiry } from '../outbox/enquiry.ts'
import { openReceived } from './open-received.ts'

const dayMs = 24 * 60 * 60_000

/** What remains of an enquiry without its words is of use for so long: a year, compared with the one before. */
const remainsDays = 800

/** More than this is no list that anybody reads. */
const rowsAtMost = 50_000

/** Not at each look of the outbox. */
const tidyEveryMs = 60_000

export interface Delivered {
  /** The same for each try of one enquiry. */
  id: string
  day: string
  enquiry: Enquiry
}

interface KeeperOptions {
  outboxFile: string
  /** How many days the owner stores enquiries here; 0: not at all. */
  days: number
  /** Whether there is room on the disk beside what the outbox needs. */
  hasRoom: () => boolean
  /** Why something could not be written here. */
  onTrouble: (error: unknown) => void
  now?: () => number
}

/** Writes down what was delivered, for the owner's list, and deletes it when its time is over. The outbox does without: it calls this last, and goes on if it fails. */
export function createKeeper({ outboxFile, days, hasRoom, onTrouble, now = Date.now }: KeeperOptions) {
  let db: DatabaseSync | undefined
  let tidied = Number.NEGATIVE_INFINITY

  function opened(): DatabaseSync {
    if (!db) {
      db = openReceived(outboxFile)
      // The editor reads here how long enquiries are really stored: its own facts may not be published yet.
      db.prepare(`INSERT OR REPLACE INTO facts VALUES ('days', ?)`).run(days)
    }
    return db
  }

  function attempt(work: () => void): void {
    try {
      work()
    } catch (error) {
      onTrouble(error)
    }
  }

  function write({ id, day, enquiry: { form, page, text, resume } }: Delivered): void {
    const words =
      days > 0 ? { at: now(), text: JSON.stringify(text), resume: resume?.filename ?? null } : { at: null, text: null, resume: null }
    opened()
      .prepare(
        `INSERT OR IGNORE INTO received (id, day, form, page, topic, at, text, resume_name)
         VALUES (:id, :day, :form, :page, :topic, :at, :text, :resume)`,
      )
      .run({ id, day, form, page, topic: topicOf(text), ...words })
  }

  return {
    delivered(delivered: Delivered): void {
      if (hasRoom()) attempt(() => write(delivered))
    },

    /** Deletes the words of enquiries whose time is over, and of all of them once the owner stores none any more. */
    tidy(): void {
      if (now() - tidied < tidyEveryMs) return
      tidied = now()
      attempt(() => deleteOverdue(opened(), days, now()))
    },

    close(): void {
      db?.close()
      db = undefined
    },
  }
}

/** What an enquiry is about, as its page or its button said. */
export function topicOf(text: Enquiry['text']): string {
  return text.find(([name]) => name === 'topic' || name === 'camp')?.[1].slice(0, 100) ?? ''
}

/** What is overdue is not left in the file's journal either. */
function deleteOverdue(db: DatabaseSync, days: number, now: number): void {
  const words = db
    .prepare(`UPDATE received SET at = NULL, text = NULL, resume_name = NULL, status = 'new' WHERE at IS NOT NULL AND at <= ?`)
    .run(days > 0 ? now - days * dayMs : Number.MAX_SAFE_INTEGER)
  const rows = db.prepare('DELETE FROM received WHERE day < ?').run(israelDay(new Date(now - remainsDays * dayMs)))
  const many = db
    .prepare('DELETE FROM received WHERE rowid IN (SELECT rowid FROM received ORDER BY rowid DESC LIMIT -1 OFFSET ?)')
    .run(rowsAtMost)
  if (Number(words.changes) + Number(rows.changes) + Number(many.changes) > 0) db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}
