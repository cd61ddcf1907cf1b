import type { Store } from './open-store.ts'

export interface Summary {
  waiting: number
  dead: number
  /** Age of the oldest enquiry, including dead letters. */
  oldestMs: number
  lastDelivery: string | undefined
}

export interface CountRow {
  day: string
  form: string
  page: string
  received: number
  delivered: number
  dead: number
}

/** A summary of the outbox without any of its content. */
export function readSummary({ db, now }: Pick<Store, 'db' | 'now'>): Summary {
  const row = db
    .prepare('SELECT count(*) AS number, coalesce(sum(is_dead), 0) AS dead, min(received_at) AS oldest FROM enquiries')
    .get() as { number: number; dead: number; oldest: number | null }
  const last = db.prepare(`SELECT value FROM facts WHERE name = 'last delivery'`).get()
  return {
    waiting: row.number - row.dead,
    dead: row.dead,
    oldestMs: row.oldest === null ? 0 : Math.max(0, now() - row.oldest),
    lastDelivery: last && String(last['value']),
  }
}

/** Received, delivered and dead enquiries, latest day first. */
export function readCounts({ db }: Pick<Store, 'db'>): CountRow[] {
  return db
    .prepare('SELECT day, form, page, received, delivered, dead FROM counts ORDER BY day DESC, form, page')
    .all() as unknown as CountRow[]
}
