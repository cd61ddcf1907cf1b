import { readConfig } from '../server/config.ts'
import { createDeadLetters } from '../server/outbox/dead-letters.ts'
import { exportLetters } from '../server/outbox/export-letters.ts'
import { openStore, type Store } from '../server/outbox/open-store.ts'
import { inMegabytes, openSpace, requiredFreeBytes } from '../server/outbox/space.ts'
import { readCounts, readSummary } from '../server/outbox/summary.ts'
import { toTable } from '../server/outbox/to-table.ts'
import { loadEnvFile } from '../src/config/load-env-file.ts'
import { errorMessage, exitWith } from './process/process.ts'

/** `npm run outbox`: shows the queue and the deliveries. `-- retry`, `-- export FOLDER` and `-- discard` are for dead letters. */
const [task = 'show', folder] = process.argv.slice(2)

try {
  loadEnvFile()
  const config = readConfig(process.env)
  const { file, largestEnquiryBytes } = config.outbox
  const store = openStore(file, { space: openSpace(file, requiredFreeBytes(largestEnquiryBytes)) })
  const letters = createDeadLetters(store)
  if (task === 'show') show(store)
  else if (task === 'retry') console.log(`${letters.retry()} dead letters queued again; a running server sends them within a minute.`)
  else if (task === 'export' && folder) {
    const files = await exportLetters(letters, folder, config.mail)
    console.log([...files, `${files.length} dead letters written. “npm run outbox -- discard” deletes them from the outbox.`].join('\n'))
  } else if (task === 'discard') console.log(`${letters.discardExported()} exported dead letters deleted.`)
  else exitWith('Usage: npm run outbox, or npm run outbox -- retry | export FOLDER | discard')
  store.close()
} catch (error) {
  exitWith(errorMessage(error))
}

function show(store: Store): void {
  const { waiting, dead, oldestMs, lastDelivery } = readSummary(store)
  console.log(
    `${waiting} waiting, ${dead} dead letters; the oldest for ${Math.round(oldestMs / 60_000)} minutes; last delivery ${lastDelivery ?? 'never'}`,
  )
  const space = store.space.report()
  console.log(`${space.state}: ${inMegabytes(space)}`)
  const counts = readCounts(store)
  if (counts.length > 0) console.log(`\n${toTable(counts.map((row) => ({ ...row })))}`)
}
