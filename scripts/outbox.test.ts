import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { readConfig } from '../server/config.ts'
import { createIntake } from '../server/outbox/intake.ts'
import { openStore } from '../server/outbox/open-store.ts'
import { createQueue } from '../server/outbox/queue.ts'
import { openSpace, requiredFreeBytes } from '../server/outbox/space.ts'
import { enquiryOf } from '../server/testing/enquiry.ts'
import { temporaryOutbox } from '../server/testing/temporary-outbox.ts'

vi.setConfig({ testTimeout: 120_000 })

/** An outbox with one delivered, one waiting and one dead enquiry. */
async function filledOutbox(): Promise<string> {
  const file = await temporaryOutbox()
  const store = openStore(file, { space: openSpace(file, requiredFreeBytes(readConfig({}).outbox.largestEnquiryBytes)) })
  const [accept, queue] = [createIntake(store), createQueue(store)]
  await accept(enquiryOf('delivered'))
  queue.delivered(queue.claim(1, 1_000)[0] ?? expect.fail())
  await accept(enquiryOf('dead words of dana', { form: 'english', page: '/win-english' }))
  store.db.exec('UPDATE enquiries SET is_dead = 1')
  store.db.exec('UPDATE counts SET dead = 1 WHERE received > delivered')
  await accept(enquiryOf('waiting'))
  store.close()
  return file
}

function outbox(file: string, ...task: string[]) {
  return spawnSync(process.execPath, ['scripts/outbox.ts', ...task], { encoding: 'utf8', env: { ...process.env, OUTBOX_FILE: file } })
}

test('shows the queue, the free space, and the deliveries by day, form and page, but nothing that visitors wrote', async () => {
  const { stdout, status } = outbox(await filledOutbox())
  expect(status).toBe(0)
  expect(stdout).toMatch(/^1 waiting, 1 dead letters; the oldest for 0 minutes; last delivery \d{4}-/)
  expect(stdout).toMatch(/^accepting: \d+ MB free, 31 of 31 MB in reserve$/m)
  expect(stdout).toMatch(/^day {9}form {5}page {10}received {2}delivered {2}dead$/m)
  expect(stdout).toMatch(/^\d{4}-\d\d-\d\d {2}contact {2}\/contact {13}2 {10}1 {5}0$/m)
  expect(stdout).not.toContain('dana')
})

test('“retry” queues dead letters again', async () => {
  const file = await filledOutbox()
  expect(outbox(file, 'retry').stdout).toMatch(/^1 dead letters queued again/)
  expect(outbox(file).stdout).toMatch(/^2 waiting, 0 dead letters/)
})

test('“export” writes dead letters as private mails, and “discard” deletes only exported ones', async () => {
  const file = await filledOutbox()
  expect(outbox(file, 'discard').stdout).toMatch(/^0 exported/)
  const folder = join(dirname(file), 'letters')
  expect(outbox(file, 'export', folder).stdout).toContain('1 dead letters written')
  const [name = ''] = readdirSync(folder)
  expect(name).toMatch(/^\d{4}-\d\d-\d\d-english-\d+\.eml$/)
  expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
  expect((await PostalMime.parse(readFileSync(join(folder, name)))).text).toContain('dead words of dana')
  expect(outbox(file, 'discard').stdout).toMatch(/^1 exported/)
  expect(outbox(file).stdout).toMatch(/^1 waiting, 0 dead letters/)
})

test('any other task prints the usage', async () => {
  const { status, stderr } = outbox(await filledOutbox(), 'delete')
  expect([status, stderr.trim()]).toEqual([1, expect.stringContaining('retry | export FOLDER | discard')])
})
