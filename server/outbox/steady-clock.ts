import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './in-transaction.ts'

/**
 * Monotonic milliseconds, the same for every process that uses the file: the time since the machine was started, plus an offset that is
 * fixed once for each start. Setting the system clock while the machine runs changes no claim, no backoff and no age.
 */
export function openSteadyClock(db: DatabaseSync): () => number {
  const boot = bootId()
  const offset = inTransaction(db, () => {
    const known = db.prepare(`SELECT value FROM facts WHERE name = 'clock'`).get()
    const [knownBoot, knownOffset] = JSON.parse(String(known?.['value'] ?? '[]')) as [string?, number?]
    if (knownBoot === boot && knownOffset !== undefined) return knownOffset
    const { latest } = db
      .prepare('SELECT max(coalesce((SELECT max(at) FROM accepted), 0), coalesce((SELECT max(received_at) FROM enquiries), 0)) AS latest')
      .get() as { latest: number }
    const fresh = Math.max(Date.now(), latest) - sinceBoot()
    db.prepare(`INSERT OR REPLACE INTO facts VALUES ('clock', ?)`).run(JSON.stringify([boot, fresh]))
    return fresh
  })
  return () => offset + sinceBoot()
}

function sinceBoot(): number {
  return Number(process.hrtime.bigint() / 1_000_000n)
}

/** Identifies a start of the machine; where the system has no boot id, a start of the process. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return randomUUID()
  }
}
