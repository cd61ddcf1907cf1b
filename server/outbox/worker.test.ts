import { expect, onTestFinished, test, vi } from 'vitest'
import { enquiryOf } from '../testing/enquiry.ts'
import { temporaryOutbox } from '../testing/temporary-outbox.ts'
import { createIntake } from './intake.ts'
import { openStore } from './open-store.ts'
import { createQueue } from './queue.ts'
import { readSummary } from './summary.ts'
import { createWorker } from './worker.ts'

async function openWorker(
  changes: (queue: ReturnType<typeof createQueue>) => Partial<typeof queue> = () => ({}),
  callbacks: Partial<Parameters<typeof createWorker>[0]> = {},
) {
  const store = openStore(await temporaryOutbox())
  onTestFinished(() => store.close())
  const real = createQueue(store)
  const queue = { ...real, ...changes(real) }
  const send = vi.fn(() => Promise.resolve())
  const log = vi.fn()
  const worker = createWorker({ queue: () => queue, send, concurrency: 5, timeLimitMs: 5_000, log, ...callbacks })
  onTestFinished(() => worker.stop())
  return { store, worker, send, log, accept: createIntake(store) }
}

test('a mail sent while the disk is full is not sent again: its delivery is recorded later', async () => {
  let isFull = true
  const { store, worker, send, log, accept } = await openWorker((queue) => ({
    delivered(claimed) {
      if (isFull) throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
      queue.delivered(claimed)
    },
  }))
  await accept(enquiryOf('שלום'))
  worker.schedulePoll()
  await vi.waitUntil(() => log.mock.calls.length > 0)
  expect(log.mock.calls).toEqual([['outbox fails', { cause: 'ENOSPC' }]])
  isFull = false
  worker.schedulePoll()
  await vi.waitUntil(() => readSummary(store).waiting === 0)
  expect(log).toHaveBeenLastCalledWith('delivered', { form: 'contact' })
  expect(send).toHaveBeenCalledTimes(1)
})

test('stopping waits for mails in flight and records their delivery', async () => {
  const { store, worker, send, accept } = await openWorker()
  const sent = Promise.withResolvers<void>()
  send.mockReturnValue(sent.promise)
  await accept(enquiryOf('שלום'))
  worker.schedulePoll()
  await vi.waitUntil(() => send.mock.calls.length > 0)
  const stopped = worker.stop()
  sent.resolve()
  await stopped
  expect(readSummary(store).waiting).toBe(0)
})

test('an error outside the queue is logged, and delays no mail', async () => {
  const { store, worker, log, accept } = await openWorker(undefined, {
    onPoll: () => {
      throw Object.assign(new Error('the folder is gone'), { code: 'ENOENT' })
    },
  })
  worker.schedulePoll()
  await vi.waitUntil(() => log.mock.calls.length > 0)
  expect(log).toHaveBeenCalledWith('outbox fails', { cause: 'ENOENT' })
  await accept(enquiryOf('שלום'))
  worker.schedulePoll()
  await vi.waitUntil(() => readSummary(store).waiting === 0)
})

test('an error while a delivery is reported does not hold back the mails that the same poll has claimed', async () => {
  const { store, worker, send, log, accept } = await openWorker(undefined, {
    concurrency: 1,
    onDelivered: () => {
      throw Object.assign(new Error('statfs'), { code: 'EIO' })
    },
  })
  await Promise.all([accept(enquiryOf('א')), accept(enquiryOf('ב'))])
  worker.schedulePoll()
  await vi.waitUntil(() => readSummary(store).waiting === 0)
  expect(send).toHaveBeenCalledTimes(2)
  expect(log).toHaveBeenCalledWith('outbox fails', { cause: 'EIO' })
})
