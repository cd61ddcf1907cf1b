import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './in-transaction.ts'
import { schema, schemaVersion } from './schema.ts'

/** How long one process waits for another to finish writing. */
const patienceMs = 5_000

/**
 * Opens the outbox file, and creates it if needed. A commit survives the end of the process; after `sync` of the store, also a power cut.
 */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // SQLite would create it readable for everyone on the machine.
  closeSync(openSync(file, 'a', 0o600))
  const db = new DatabaseSync(file, { timeout: patienceMs })
  try {
    prepare(db)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function prepare(db: DatabaseSync): void {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY')
  const { user_version } = db.prepare('PRAGMA user_version').get() ?? {}
  if (user_version === schemaVersion) return
  if (user_version !== 0) throw new Error(`The outbox file is from another release (version ${user_version})`)
  inTransaction(db, () => {
    db.exec(schema)
    db.prepare(`INSERT OR IGNORE INTO facts VALUES ('key', ?)`).run(randomBytes(32))
    db.exec(`PRAGMA user_version = ${schemaVersion}`)
  })
}
