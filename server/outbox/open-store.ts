import { createSecretKey, type KeyObject } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from './open-database.ts'
import { openSteadyClock } from './steady-clock.ts'

export interface Store {
  /** For what a visitor has been promised. */
  synced: DatabaseSync
  /** For everything else. */
  quick: DatabaseSync
  /** The key of the digests; it is in this file only. */
  key: KeyObject
  now: () => number
  close(): void
}

export function openStore(file: string, now?: () => number): Store {
  const synced = openDatabase(file, 'synced')
  const quick = openDatabase(file, 'unsynced')
  const key = synced.prepare(`SELECT value FROM facts WHERE name = 'key'`).get()?.['value'] as Uint8Array
  return {
    synced,
    quick,
    key: createSecretKey(key),
    now: now ?? openSteadyClock(synced),
    close() {
      synced.close()
      quick.close()
    },
  }
}
