import { createSecretKey, type KeyObject } from 'node:crypto'
import { closeSync, fdatasync, openSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { openDatabase } from './open-database.ts'
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
  close(): void
}

export function openStore(file: string, now?: () => number): Store {
  const db = openDatabase(file)
  // Commits go to this file until SQLite has copied them, synced, into the other. It stays the same file as long as the database is open.
  const journal = openSync(`${file}-wal`, 'r+')
  const key = db.prepare(`SELECT value FROM facts WHERE name = 'key'`).get()?.['value'] as Uint8Array
  return {
    db,
    sync: () => flush(journal),
    key: createSecretKey(key),
    now: now ?? openSteadyClock(db),
    close() {
      db.close()
      closeSync(journal)
    },
  }
}
