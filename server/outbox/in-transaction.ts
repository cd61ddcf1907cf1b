import type { DatabaseSync } from 'node:sqlite'

/**
 * All of it or nothing. The write lock is taken at the start, so that what is read here is still true when it is written.
 * Within another transaction it is a part of that one.
 */
export function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  if (db.isTransaction) return work()
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk has ended the transaction already.
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}
