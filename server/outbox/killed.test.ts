import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { enquiryOf } from '../testing/enquiry.ts'
import { temporaryOutbox } from '../testing/temporary-outbox.ts'
import { createIntake } from './intake.ts'
import { openStore } from './open-store.ts'
import { createQueue } from './queue.ts'
import { readCounts, readSummary } from './summary.ts'

// Real files, sockets and mails, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const script = fileURLToPath(new URL('../testing/outbox-child.ts', import.meta.url))

test.each([
  ['opened', 0, 0],
  ['not yet committed', 0, 0],
  ['stored', 1, 0],
  ['claimed', 1, 0],
  ['delivered', 0, 1],
])('a process killed at the step “%s” leaves %i waiting and %i delivered', async (step, waiting, delivered) => {
  const file = await temporaryOutbox()
  const { signal, stdout } = spawnSync(process.execPath, [script, file, step], { encoding: 'utf8' })
  expect(signal).toBe('SIGKILL')

  const store = openStore(file)
  onTestFinished(() => store.close())
  expect(readSummary(store).waiting).toBe(waiting)
  expect(readCounts(store).reduce((sum, row) => sum + row.delivered, 0)).toBe(delivered)
  // A visitor who saw a confirmation can send again without a second mail.
  expect(await createIntake(store)(enquiryOf('שלום'))).toBe(stdout === 'stored' ? 'repeated' : 'stored')
  const queue = createQueue(store)
  const expected = delivered === 1 ? 0 : 1
  await expect.poll(() => queue.claim(1, 60_000).length, { timeout: 4_000 }).toBe(expected)
})
