import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { FormName } from '../../src/config/forms.ts'
import type { EnquiryStatus, ListedEnquiry } from '../../src/config/listed-enquiry.ts'
import { labelledRows } from '../mail/form-template.ts'
import { type CountRow, readCounts } from '../outbox/summary.ts'
import { topicOf } from './delivery-log.ts'
import { openReceived, receivedFile } from './open-received.ts'

export interface ReceivedList {
  /** Days for which enquiries are stored, as of the last start of the relay. */
  days: number
  enquiries: ListedEnquiry[]
  counts: CountRow[]
}

interface WaitingRow {
  day: string
  form: FormName
  page: string
  text: string
  resume_name: string | null
  is_dead: number
}

interface ReceivedRow {
  id: string
  day: string
  form: FormName
  page: string
  topic: string
  at: number | null
  text: string | null
  resume_name: string | null
  status: EnquiryStatus
}

const maxRows = 2_000
const dayMs = 24 * 60 * 60_000

/** The owner's enquiries: waiting and failed ones from the outbox, delivered ones from the file beside it. Never changes the outbox. */
export function enquiryList(outboxFile: string, now: () => number = Date.now) {
  function waiting(isStored: boolean): { enquiries: ListedEnquiry[]; counts: CountRow[] } {
    if (!existsSync(outboxFile)) return { enquiries: [], counts: [] }
    const db = new DatabaseSync(outboxFile, { readOnly: true, timeout: 1_000 })
    try {
      const rows = db
        .prepare('SELECT day, form, page, text, resume_name, is_dead FROM enquiries ORDER BY received_at DESC LIMIT ?')
        .all(maxRows) as unknown as WaitingRow[]
      return { enquiries: rows.map((row) => ofWaiting(row, isStored)), counts: readCounts({ db }) }
    } finally {
      db.close()
    }
  }

  return {
    list(): ReceivedList {
      const { days, rows } = existsSync(receivedFile(outboxFile)) ? delivered() : { days: 0, rows: [] }
      const { enquiries, counts } = waiting(days > 0)
      return { days, enquiries: [...enquiries, ...rows.map((row) => ofDelivered(row, days, now()))], counts }
    },

    /** Returns false if the enquiry no longer exists. */
    setStatus(id: string, status: EnquiryStatus): boolean {
      return inFile(
        (db) => Number(db.prepare('UPDATE received SET status = ? WHERE id = ? AND at IS NOT NULL').run(status, id).changes) > 0,
      )
    },
  }

  function delivered(): { days: number; rows: ReceivedRow[] } {
    return inFile((db) => ({
      days: Number(db.prepare(`SELECT value FROM facts WHERE name = 'days'`).get()?.['value'] ?? 0),
      rows: db.prepare('SELECT * FROM received ORDER BY rowid DESC LIMIT ?').all(maxRows) as unknown as ReceivedRow[],
    }))
  }

  function inFile<Result>(work: (db: DatabaseSync) => Result): Result {
    const db = openReceived(outboxFile)
    try {
      return work(db)
    } finally {
      db.close()
    }
  }
}

function ofWaiting({ day, form, page, text, resume_name, is_dead }: WaitingRow, isStored: boolean): ListedEnquiry {
  const values = JSON.parse(text) as [string, string][]
  return {
    day,
    form,
    page,
    topic: topicOf(values),
    state: is_dead ? 'failed' : 'waiting',
    ...(isStored && { details: detailsOf(form, values), resume: resume_name ?? undefined }),
  }
}

/** Hides expired text that is still in the file because the relay was down. */
function ofDelivered({ text, at, resume_name, status, ...row }: ReceivedRow, days: number, now: number): ListedEnquiry {
  const hasText = at !== null && text !== null && days > 0 && at > now - days * dayMs
  if (!hasText) return { ...row, state: 'delivered' }
  return {
    ...row,
    state: 'delivered',
    status,
    at,
    details: detailsOf(row.form, JSON.parse(text) as [string, string][]),
    resume: resume_name ?? undefined,
  }
}

/** The filled-in fields, in the order and with the labels of the form's mail. */
function detailsOf(form: FormName, values: [string, string][]): [string, string][] {
  const byName = new Map(values)
  return labelledRows(form).flatMap(({ label, name }): [string, string][] => {
    const value = byName.get(name)?.trim()
    return value && name !== 'topic' ? [[label, value]] : []
  })
}
