import { createSecretKey, type KeyObject } from 'node:crypto'
import { closeSync, fdatasync, openSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { inTransaction } from './in-transaction.ts'
import { openDatabase } from './open-database.ts'
import { openSpace, ownWorkBytes, type Space } from './space.ts'
import { openSteadyClock } from './steady-clock.ts'

const flush = promisify(fdatasync)

export interface Store {
  db: DatabaseSync
  /**
   * Resolves once all that was committed before is on the disk, for what a visitor is promised. It is what SQLite does after each commit with
   * `synchronous = FULL`, but pages are served meanwhile. A delivery can do without: after a power cut the mail goes out once more, under the same Message-ID.
   */
  sync(): Promise<void>
  /** The key of the digests; it is in this file only. */
  key: KeyObject
  now: () => number
  space: Space
  /** All of it or nothing, also on a full disk: this is for what the outbox owes to those that it has accepted, and never for taking in more. */
  doOwnWork<Result>(work: () => Result): Result
  close(): void
}

interface StoreOptions {
  space?: Space
  now?: () => number
}

export function openStore(file: string, { space = openSpace(file, ownWorkBytes(0)), now }: StoreOptions = {}): Store {
  const db = space.makeRoomFor(() => openDatabase(file))
  // Commits go to this file until SQLite has copied them, synced, into the other. It stays the same file as long as the database is open.
  const journal = openSync(`${file}-wal`, 'r+')
  const key = db.prepare(`SELECT value FROM facts WHERE name = 'key'`).get()?.['value'] as Uint8Array
  return {
    db,
    sync: () => flush(journal),
    key: createSecretKey(key),
    now: now ?? space.makeRoomFor(() => openSteadyClock(db)),
    space,
    doOwnWork(work) {
      // A part of a transaction that did not fit is not done again alone.
      if (db.isTransaction) return work()
      const result = space.makeRoomFor(() => inTransaction(db, work))
      if (space.isOnReserve()) reuseJournal(db, space)
      return result
    },
    close() {
      db.close()
      closeSync(journal)
    },
  }
}

/** Copies what is in the journal, so that the next writer starts it over: once it has the room for one transaction, it needs no more. */
function reuseJournal(db: DatabaseSync, space: Space): void {
  try {
    space.makeRoomFor(() => db.exec('PRAGMA wal_checkpoint(PASSIVE)'))
  } catch {
    // Then it grows.
  }
}
