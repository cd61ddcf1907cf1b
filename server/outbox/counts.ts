import type { DatabaseSync } from 'node:sqlite'

/** Pages beyond this many in a day are counted together, so that nobody can fill the disk with invented pages. */
const pagesPerDay = 100
export const otherPages = 'other'

/** Counts by the day, form and page of receipt. Received enquiries are the delivered, the dead and the waiting ones together. */
export function createCounts(db: DatabaseSync) {
  const isKnown = db.prepare('SELECT 1 FROM counts WHERE day = ? AND form = ? AND page = ?')
  const rowsOfDay = db.prepare('SELECT count(*) AS rows FROM counts WHERE day = ?')
  const add = {
    received: statementFor('received'),
    delivered: statementFor('delivered'),
    dead: statementFor('dead'),
  }

  function statementFor(column: 'received' | 'delivered' | 'dead') {
    return db.prepare(
      `INSERT INTO counts (day, form, page, ${column}) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET ${column} = ${column} + excluded.${column}`,
    )
  }

  return {
    /** The page under which an enquiry of this day is counted. */
    pageToCount(day: string, form: string, page: string): string {
      if (isKnown.get(day, form, page)) return page
      return Number(rowsOfDay.get(day)?.['rows']) < pagesPerDay ? page : otherPages
    },
    add(column: keyof typeof add, { day, form, page }: { day: string; form: string; page: string }, number = 1): void {
      add[column].run(day, form, page, number)
    },
  }
}
