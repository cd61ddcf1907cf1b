import type { DatabaseSync } from 'node:sqlite'
import { israelDay } from '../../src/lib/days/israel-time.ts'
import type { Enquiry } from '../outbox/enquiry.ts'
import { openReceived } from './open-received.ts'

const dayMs = 24 * 60 * 60_000

/** Days for which an enquiry without its text is kept: long enough to compare a year with the one before. */
const remainsDays = 800

/** Nobody reads a longer list. */
const maxRows = 50_000

/** The outbox polls more often than this. */
const tidyEveryMs = 60_000

export interface Delivered {
  /** The same for each try of one enquiry. */
  id: string
  day: string
  enquiry: Enquiry
}

interface DeliveryLogOptions {
  outboxFile: string
  /** Days for which the owner stores enquiries here; 0: not at all. */
  days: number
  /** True if the disk has room besides what the outbox needs. */
  hasRoom: () => boolean
  /** Receives every error of the log, and of `hasRoom`. */
  onError: (error: unknown) => void
  now?: () => number
}

/** Records deliveries for the owner's list, and deletes them when they expire. Never throws: the outbox must not depend on it. */
export function createDeliveryLog({ outboxFile, days, hasRoom, onError, now = Date.now }: DeliveryLogOptions) {
  let db: DatabaseSync | undefined
  let tidied = Number.NEGATIVE_INFINITY

  function opened(): DatabaseSync {
    if (!db) {
      db = openReceived(outboxFile)
      // Tells the editor how long enquiries are really stored: its own facts may not be published yet.
      db.prepare(`INSERT OR REPLACE INTO facts VALUES ('days', ?)`).run(days)
    }
    return db
  }

  function attempt(work: () => void): void {
    try {
      work()
    } catch (error) {
      onError(error)
    }
  }

  function write({ id, day, enquiry: { form, page, text, resume } }: Delivered): void {
    const content =
      days > 0 ? { at: now(), text: JSON.stringify(text), resume: resume?.filename ?? null } : { at: null, text: null, resume: null }
    opened()
      .prepare(
        `INSERT OR IGNORE INTO received (id, day, form, page, topic, at, text, resume_name)
         VALUES (:id, :day, :form, :page, :topic, :at, :text, :resume)`,
      )
      .run({ id, day, form, page, topic: topicOf(text), ...content })
  }

  return {
    delivered(delivered: Delivered): void {
      attempt(() => {
        if (hasRoom()) write(delivered)
      })
    },

    /** Deletes the text of expired enquiries, and all texts once the owner stores none any more. */
    tidy(): void {
      if (now() - tidied < tidyEveryMs) return
      tidied = now()
      attempt(() => deleteOverdue(opened(), days, now()))
    },

    close(): void {
      attempt(() => db?.close())
      db = undefined
    },
  }
}

/** The topic of an enquiry, set by its page or its button. */
export function topicOf(text: Enquiry['text']): string {
  return text.find(([name]) => name === 'topic' || name === 'camp')?.[1].slice(0, 100) ?? ''
}

/** Also truncates the WAL, so that no deleted text remains in it. */
function deleteOverdue(db: DatabaseSync, days: number, now: number): void {
  const texts = db
    .prepare(`UPDATE received SET at = NULL, text = NULL, resume_name = NULL, status = 'new' WHERE at IS NOT NULL AND at <= ?`)
    .run(days > 0 ? now - days * dayMs : Number.MAX_SAFE_INTEGER)
  const rows = db.prepare('DELETE FROM received WHERE day < ?').run(israelDay(new Date(now - remainsDays * dayMs)))
  const excess = db
    .prepare('DELETE FROM received WHERE rowid IN (SELECT rowid FROM received ORDER BY rowid DESC LIMIT -1 OFFSET ?)')
    .run(maxRows)
  if (Number(texts.changes) + Number(rows.changes) + Number(excess.changes) > 0) db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}
