import { readFileSync, statSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { enquiryOf } from '../testing/enquiry.ts'
import { openAt } from '../testing/open-at.ts'
import { temporaryOutbox } from '../testing/temporary-outbox.ts'
import { openStore } from './open-store.ts'
import { readCounts, readSummary } from './summary.ts'

// Real files, sockets and mails, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const minute = 60_000
const day = 24 * 60 * minute

/** Fails every claim for this many days, as the worker would. */
function failForDays({ queue, clock }: ReturnType<typeof openAt>, days: number): string[] {
  const ends: string[] = []
  for (const end = clock.ms + days * day; clock.ms < end; clock.ms += queue.untilNext() ?? day) {
    for (const claimed of queue.claim(5, minute)) ends.push(queue.failed(claimed, 'ECONNECTION'))
  }
  return ends
}

describe('the same content', () => {
  test('is one enquiry for ten minutes, across processes and restarts', async () => {
    const file = await temporaryOutbox()
    const first = openAt(file)
    const second = openAt(file, first.clock)
    expect(await first.accept(enquiryOf('שלום'))).toBe('stored')
    expect(await second.accept(enquiryOf('שלום'))).toBe('repeated')
    first.queue.delivered(first.queue.claim(1, minute)[0] ?? expect.fail())
    first.clock.ms += 10 * minute - 1
    expect(await openAt(file, first.clock).accept(enquiryOf('שלום'))).toBe('repeated')
    first.clock.ms += 1
    expect(await second.accept(enquiryOf('שלום'))).toBe('stored')
  })

  test('is one enquiry within a group too, and other content is another', async () => {
    const { accept } = openAt(await temporaryOutbox())
    const answers = ['א', 'א', 'ב', 'א'].map((message) => accept(enquiryOf(message)))
    expect(await Promise.all(answers)).toEqual(['stored', 'repeated', 'stored', 'repeated'])
  })
})

describe('claims', () => {
  test('no two processes claim the same enquiry, until the claim of one that died expires', async () => {
    const file = await temporaryOutbox()
    const first = openAt(file)
    const second = openAt(file, first.clock)
    await Promise.all(['א', 'ב', 'ג'].map((message) => first.accept(enquiryOf(message))))
    const taken = [...first.queue.claim(2, minute), ...second.queue.claim(2, minute)]
    expect(new Set(taken.map(({ id }) => id)).size).toBe(3)
    first.clock.ms += minute - 1
    expect(second.queue.claim(3, minute)).toHaveLength(0)
    first.clock.ms += 1
    expect(second.queue.claim(3, minute)).toHaveLength(3)
  })

  test('a worker that lost its claim no longer decides about failure, but its delivery counts', async () => {
    const { accept, queue, clock, store } = openAt(await temporaryOutbox())
    await accept(enquiryOf('שלום'))
    const [slow] = queue.claim(1, minute)
    clock.ms += minute
    const [fast] = queue.claim(1, minute)
    queue.failed(slow ?? expect.fail(), 'ETIMELIMIT')
    expect(queue.untilNext()).toBe(minute)
    queue.delivered(slow ?? expect.fail())
    queue.delivered(fast ?? expect.fail())
    expect(readCounts(store)).toMatchObject([{ received: 1, delivered: 1 }])
  })

  test('every try of an enquiry has the same Message-ID; the same content a day later has another', async () => {
    const { accept, queue, clock } = openAt(await temporaryOutbox())
    const ids: (string | undefined)[] = []
    for (const pause of [0, minute, day]) {
      clock.ms += pause
      if (pause !== minute) await accept(enquiryOf('שלום'))
      const [claimed] = queue.claim(1, minute)
      ids.push(claimed?.messageIdFor('site@win.example'))
      if (pause === minute) queue.delivered(claimed ?? expect.fail())
    }
    expect(ids[0]).toMatch(/^<[0-9a-f]{40}@win\.example>$/)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  test('the backoff after failures grows up to half an hour', async () => {
    const { accept, queue, clock } = openAt(await temporaryOutbox())
    await accept(enquiryOf('שלום'))
    const backoffs = Array.from({ length: 14 }, () => {
      queue.failed(queue.claim(1, minute)[0] ?? expect.fail(), 'ECONNECTION')
      const pause = queue.untilNext() ?? 0
      clock.ms += pause
      return pause / 1000
    })
    expect(backoffs).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1800, 1800, 1800, 1800])
  })
})

describe('what is stored', () => {
  test('cannot be read by other users of the machine', async () => {
    const file = await temporaryOutbox()
    openAt(file)
    expect(statSync(file).mode & 0o077).toBe(0)
  })

  test('is after the delivery only a keyed digest and a count, and none of the visitor’s words in any file', async () => {
    const file = await temporaryOutbox()
    const { accept, queue, store } = openAt(file)
    const resume = { filename: 'dana-cv.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-secret of dana') }
    await accept(enquiryOf('message of dana', { form: 'job', page: '/jobs', resume }))
    const bytes = () => ['', '-wal'].map((ending) => readFileSync(file + ending, 'latin1')).join('')
    expect(bytes()).toContain('secret of dana')
    queue.delivered(queue.claim(1, minute)[0] ?? expect.fail())
    queue.compact()
    expect(bytes()).not.toContain('dana')
    expect(readSummary(store)).toMatchObject({ waiting: 0, dead: 0, oldestMs: 0, lastDelivery: expect.stringMatching(/^\d{4}-/) })
    expect(readCounts(store)).toMatchObject([{ form: 'job', page: '/jobs', received: 1, delivered: 1, dead: 0 }])
  })

  test('does not include the digest after ten minutes', async () => {
    const { accept, queue, store, clock } = openAt(await temporaryOutbox())
    await accept(enquiryOf('שלום'))
    const digests = () => store.db.prepare('SELECT count(*) AS number FROM accepted').get()?.['number']
    queue.deleteExpiredDigests()
    expect(digests()).toBe(1)
    clock.ms += 10 * minute
    queue.deleteExpiredDigests()
    expect(digests()).toBe(0)
  })

  test('has a limited number of counts, whatever pages visitors invent', async () => {
    const { accept, store } = openAt(await temporaryOutbox())
    await Promise.all(Array.from({ length: 150 }, (_, n) => accept(enquiryOf(`${n}`, { page: `/${n}` }))))
    expect(readCounts(store)).toHaveLength(101)
    expect(readCounts(store)).toContainEqual(expect.objectContaining({ page: 'other', received: 50 }))
  })
})

describe('a dead letter', () => {
  test('is what could not be delivered in three days; it is reported once, and the owner can retry it', async () => {
    const outbox = openAt(await temporaryOutbox())
    const { accept, queue, letters, clock, store } = outbox
    await accept(enquiryOf('שלום'))
    expect(failForDays(outbox, 2.9)).not.toContain('dead')
    expect(failForDays(outbox, 0.2)).toContain('dead')
    expect(readSummary(store)).toMatchObject({ waiting: 0, dead: 1 })
    expect(readCounts(store)).toMatchObject([{ received: 1, delivered: 0, dead: 1 }])
    expect(queue.claim(1, minute)).toHaveLength(0)

    const reported = letters.claimUnreported(minute)
    expect(reported).toMatchObject([{ form: 'contact', page: '/contact' }])
    expect(letters.claimUnreported(minute)).toHaveLength(0)
    clock.ms += minute
    expect(letters.claimUnreported(minute)).toHaveLength(1)
    letters.markReported(reported.map(({ id }) => id))
    clock.ms += minute
    expect(letters.claimUnreported(minute)).toHaveLength(0)

    expect(letters.discardExported()).toBe(0)
    expect(letters.retry()).toBe(1)
    queue.delivered(queue.claim(1, minute)[0] ?? expect.fail())
    expect(readCounts(store)).toMatchObject([{ received: 1, delivered: 1, dead: 0 }])
  })

  test('is deleted only after it was exported', async () => {
    const outbox = openAt(await temporaryOutbox())
    await Promise.all([outbox.accept(enquiryOf('א')), outbox.accept(enquiryOf('ב'))])
    failForDays(outbox, 4)
    const [first] = outbox.letters.list()
    outbox.letters.exported(first?.id ?? 0)
    expect(outbox.letters.discardExported()).toBe(1)
    expect(outbox.letters.list()).toHaveLength(1)
  })

  test('that was retried keeps its Message-ID, and after dying again is reported and has to be exported again', async () => {
    const outbox = openAt(await temporaryOutbox())
    const { accept, queue, letters, clock } = outbox
    const idOf = (claimed: ReturnType<typeof queue.claim>[number] | undefined) => claimed?.messageIdFor('site@win.example')
    await accept(enquiryOf('שלום'))
    const [first] = queue.claim(1, minute)
    clock.ms += minute
    failForDays(outbox, 4)
    letters.markReported(letters.claimUnreported(minute).map(({ id }) => id))
    letters.exported(letters.list()[0]?.id ?? 0)
    expect(letters.retry()).toBe(1)
    const [retried] = queue.claim(1, minute)
    expect(idOf(retried)).toBe(idOf(first))
    clock.ms += minute
    expect(failForDays(outbox, 0.25)).toContain('dead')
    expect(letters.claimUnreported(minute)).toHaveLength(1)
    expect(letters.discardExported()).toBe(0)
    letters.exported(letters.list()[0]?.id ?? 0)
    expect(letters.discardExported()).toBe(1)
  })

  test('needs real tries: a clock that jumps a year ahead makes none', async () => {
    const { accept, queue, clock } = openAt(await temporaryOutbox())
    await accept(enquiryOf('שלום'))
    clock.ms += 365 * day
    expect(queue.failed(queue.claim(1, minute)[0] ?? expect.fail(), 'ECONNECTION')).toBe('later')
  })
})

describe('the clock', () => {
  test('that is set back or ahead changes neither backoff nor ages', async () => {
    const file = await temporaryOutbox()
    const store = openStore(file)
    onTestFinished(() => store.close())
    const before = store.now()
    vi.spyOn(Date, 'now').mockReturnValue(0)
    onTestFinished(() => void vi.restoreAllMocks())
    const other = openStore(file)
    onTestFinished(() => other.close())
    for (const now of [store.now(), other.now()]) expect(Math.abs(now - before)).toBeLessThan(5 * minute)
  })
})

test('a file of another release is refused, not misread', async () => {
  const file = await temporaryOutbox()
  openAt(file).store.db.exec('PRAGMA user_version = 99')
  expect(() => openStore(file)).toThrow('The outbox file is from another release (version 99)')
})
