import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Written into the file as `user_version`. */
const version = 1

/**
 * One row for each delivered enquiry: its topic, and, for as long as the owner chose to store enquiries, its text. `at` and `text` are NULL
 * if the text is not stored. `id` is a digest with a key that never leaves the outbox, so it reveals nothing.
 */
const schema = `
  CREATE TABLE IF NOT EXISTS received (
    id TEXT PRIMARY KEY,
    day TEXT NOT NULL,
    form TEXT NOT NULL,
    page TEXT NOT NULL,
    topic TEXT NOT NULL,
    at INTEGER,
    text TEXT,
    resume_name TEXT,
    status TEXT NOT NULL DEFAULT 'new'
  ) STRICT;
  CREATE INDEX IF NOT EXISTS received_day ON received (day);
  CREATE INDEX IF NOT EXISTS received_at ON received (at);
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT, WITHOUT ROWID;
`

/** A separate file beside the outbox: whatever happens to it, the waiting enquiries are sent. */
export function receivedFile(outboxFile: string): string {
  return join(dirname(outboxFile), 'received.sqlite')
}

export function openReceived(outboxFile: string): DatabaseSync {
  const file = receivedFile(outboxFile)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // SQLite would create it readable for everyone on the machine.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  const db = new DatabaseSync(file, { timeout: 1_000 })
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY')
    const { user_version } = db.prepare('PRAGMA user_version').get() ?? {}
    if (user_version !== 0 && user_version !== version)
      throw new Error(`The list of enquiries is from another release (version ${user_version})`)
    if (user_version === 0) db.exec(`${schema}; PRAGMA user_version = ${version}`)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}
