import { statSync, truncateSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { enquiryOf } from '../testing/enquiry.ts'
import { openAt } from '../testing/open-at.ts'
import { temporaryOutbox } from '../testing/temporary-outbox.ts'
import { createIntake } from './intake.ts'
import { openStore } from './open-store.ts'
import { readCounts, readSummary } from './summary.ts'

// Real files, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const minute = 60_000

describe('a full disk', () => {
  test('refuses what does not fit, stores what does, and accepts again once there is room', async () => {
    const { accept, store } = openAt(await temporaryOutbox())
    await accept(enquiryOf('before'))
    const pages = Number(store.db.prepare('PRAGMA page_count').get()?.['page_count'])
    store.db.exec(`PRAGMA max_page_count = ${pages + 20}`)
    const resume = { filename: 'cv.pdf', contentType: 'application/pdf', content: Buffer.alloc(1_000_000) }
    const answers = await Promise.allSettled([
      accept(enquiryOf('small')),
      accept(enquiryOf('large', { form: 'job', resume })),
      accept(enquiryOf('small too')),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(readSummary(store).waiting).toBe(3)
    store.db.exec('PRAGMA max_page_count = 1000000')
    expect(await accept(enquiryOf('large', { form: 'job', resume }))).toBe('stored')
  })

  test('gets its space back from a file that a burst has enlarged', async () => {
    const file = await temporaryOutbox()
    const { accept, queue, store } = openAt(file)
    await Promise.all(Array.from({ length: 101 }, (_, n) => accept(enquiryOf(`${n} ${'x'.repeat(50_000)}`))))
    for (const claimed of queue.claim(100, minute)) queue.delivered(claimed)
    expect(queue.compact()).toBe(true)
    expect(statSync(file).size).toBeLessThan(500_000)
    expect(readSummary(store)).toMatchObject({ waiting: 1 })
    queue.delivered(queue.claim(1, minute)[0] ?? expect.fail())
    expect(readCounts(store)).toMatchObject([{ received: 101, delivered: 101 }])
  })

  test('on which the outbox works from its reserve keeps the WAL while something waits', async () => {
    const file = await temporaryOutbox()
    const { accept, queue } = openAt(file)
    await accept(enquiryOf('שלום'))
    truncateSync(`${file}-reserve`, 1_000_000)
    expect(queue.compact()).toBe(false)
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
    queue.delivered(queue.claim(1, minute)[0] ?? expect.fail())
    expect(queue.compact()).toBe(true)
    expect(statSync(`${file}-wal`).size).toBe(0)
  })

  test('is not caused by endless enquiries', async () => {
    const store = openStore(await temporaryOutbox())
    onTestFinished(() => store.close())
    const accept = createIntake(store, { enquiries: 2, bytes: 1e9 })
    const answers = ['א', 'ב', 'ג'].map((message) => accept(enquiryOf(message)))
    expect(await Promise.all(answers)).toEqual(['stored', 'stored', 'no room'])
  })
})
