import { createSecretKey, type KeyObject } from 'node:crypto'
import { closeSync, fdatasync, openSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { inTransaction } from './in-transaction.ts'
import { openDatabase } from './open-database.ts'
import { openSpace, requiredFreeBytes, type Space } from './space.ts'
import { openSteadyClock } from './steady-clock.ts'

const flush = promisify(fdatasync)

export interface Store {
  db: DatabaseSync
  /**
   * Resolves once everything committed so far is on the disk. Needed before a visitor gets an OK. SQLite does the same after each commit
   * with `synchronous = FULL`, but would block the server meanwhile. A delivery needs no sync: after a power cut the mail is sent again,
   * under the same Message-ID.
   */
  sync(): Promise<void>
  /** The key of the digests; it is stored only in this file. */
  key: KeyObject
  now: () => number
  space: Space
  /** Runs the work in a transaction, on a full disk with space from the reserve. Only for accepted enquiries, never for accepting more. */
  runOnReserve<Result>(work: () => Result): Result
  close(): void
}

interface StoreOptions {
  space?: Space
  now?: () => number
}

export function openStore(file: string, { space = openSpace(file, requiredFreeBytes(0)), now }: StoreOptions = {}): Store {
  const db = space.withReserve(() => openDatabase(file))
  // Commits go to this file until SQLite copies them, synced, to the database. It stays the same file while the database is open.
  const journal = openSync(`${file}-wal`, 'r+')
  const key = db.prepare(`SELECT value FROM facts WHERE name = 'key'`).get()?.['value'] as Uint8Array
  return {
    db,
    sync: () => flush(journal),
    key: createSecretKey(key),
    now: now ?? space.withReserve(() => openSteadyClock(db)),
    space,
    runOnReserve(work) {
      // Part of another transaction: if it does not fit, the whole transaction is repeated, not this part.
      if (db.isTransaction) return work()
      const result = space.withReserve(() => inTransaction(db, work))
      if (space.isOnReserve()) reuseJournal(db, space)
      return result
    },
    close() {
      db.close()
      closeSync(journal)
    },
  }
}

/** Copies the WAL to the database, so that the next writer overwrites it: once it has space for one transaction, it does not grow. */
function reuseJournal(db: DatabaseSync, space: Space): void {
  try {
    space.withReserve(() => db.exec('PRAGMA wal_checkpoint(PASSIVE)'))
  } catch {
    // Then the WAL grows.
  }
}
