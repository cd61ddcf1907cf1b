import type { DatabaseSync } from 'node:sqlite'

/**
 * Runs the work in a transaction. Takes the write lock at the start, so that what the work reads is still true when it writes.
 * Inside another transaction it becomes a part of that one.
 */
export function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  if (db.isTransaction) return work()
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk has already ended the transaction.
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}
