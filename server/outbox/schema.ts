/** Written to the file as `user_version`; a file of another release is refused instead of misread. */
export const schemaVersion = 1

/**
 * Times are from the steady clock (`steady-clock.ts`), days from the calendar. `due_at` is the time of the next try. A process that claims
 * an enquiry sets it to the end of the claim and counts a try: no other process claims it meanwhile, and if the process dies, the enquiry
 * becomes due again. `is_told` is 1 once the owner has been told about a dead letter.
 *
 * There is no migration of existing files, so no table or column can be renamed.
 */
export const schema = `
  CREATE TABLE IF NOT EXISTS enquiries (
    id INTEGER PRIMARY KEY,
    digest BLOB NOT NULL,
    form TEXT NOT NULL,
    page TEXT NOT NULL,
    day TEXT NOT NULL,
    text TEXT NOT NULL,
    resume_name TEXT,
    resume_type TEXT,
    resume BLOB,
    bytes INTEGER NOT NULL,
    received_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    cause TEXT,
    is_dead INTEGER NOT NULL DEFAULT 0,
    is_told INTEGER NOT NULL DEFAULT 0,
    is_exported INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS enquiries_due ON enquiries (is_dead, due_at);
  CREATE INDEX IF NOT EXISTS enquiries_age ON enquiries (received_at, is_dead);
  CREATE INDEX IF NOT EXISTS enquiries_size ON enquiries (bytes);

  CREATE TABLE IF NOT EXISTS accepted (digest BLOB PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS accepted_at ON accepted (at);

  CREATE TABLE IF NOT EXISTS counts (
    day TEXT NOT NULL,
    form TEXT NOT NULL,
    page TEXT NOT NULL,
    received INTEGER NOT NULL DEFAULT 0,
    delivered INTEGER NOT NULL DEFAULT 0,
    dead INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (day, form, page)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT, WITHOUT ROWID;
`
