import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { enquiryOf } from '../testing/enquiry.ts'
import { openAt } from '../testing/open-at.ts'
import { startRelay } from '../testing/relay.ts'
import { temporaryOutbox } from '../testing/temporary-outbox.ts'
import { createDeliveryLog } from './delivery-log.ts'
import { enquiryList } from './enquiry-list.ts'
import { receivedFile } from './open-received.ts'

// Real files, sockets and mails, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const day = 24 * 60 * 60_000
const resume = { filename: 'cv.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') }

async function openLog(days: number, outboxFile?: string, hasRoom = () => true) {
  const file = outboxFile ?? (await temporaryOutbox())
  const clock = { ms: Date.parse('2026-11-17T09:00:00Z') }
  const onError = vi.fn()
  const log = createDeliveryLog({ outboxFile: file, days, hasRoom, onError, now: () => clock.ms })
  onTestFinished(() => log.close())
  return { file, clock, log, onError, list: () => enquiryList(file, () => clock.ms).list() }
}

const delivered = (id: string, message = 'שלום, אשמח לפרטים') => ({ id, day: '2026-11-17', enquiry: { ...enquiryOf(message), resume } })

test('by default only day, form, page and topic of an enquiry are kept', async () => {
  const relay = await startRelay()
  await relay.send('school', { message: 'נושא: בינה מלאכותית (AI)\nשלוש כיתות' }, { headers: { referer: 'https://win.example/win-ai' } })
  await relay.delivered()
  const received = enquiryList(relay.outboxFile)
  await vi.waitUntil(() => received.list().enquiries[0]?.state === 'delivered')
  const { days, enquiries, counts } = received.list()
  expect(days).toBe(0)
  expect(enquiries).toEqual([
    { id: expect.any(String), day: expect.any(String), form: 'school', page: '/win-ai', topic: 'בינה מלאכותית (AI)', state: 'delivered' },
  ])
  expect(counts).toMatchObject([{ form: 'school', page: '/win-ai', received: 1, delivered: 1 }])
  await relay.outbox.stop()
  for (const word of ['שלוש כיתות', '050-1234567', 'dana@school.example'])
    expect(readFileSync(receivedFile(relay.outboxFile)).includes(word), word).toBe(false)
})

test('an owner who stores enquiries sees their text under the labels of the form, and for how many days it is stored', async () => {
  const relay = await startRelay({ env: { SITE_KEEP_ENQUIRIES: '30' } })
  await relay.send('school', { message: 'שלוש כיתות' })
  await relay.delivered()
  const received = enquiryList(relay.outboxFile)
  await vi.waitUntil(() => received.list().enquiries[0]?.state === 'delivered')
  const { days, enquiries } = received.list()
  expect(days).toBe(30)
  expect(enquiries[0]).toMatchObject({ status: 'new', details: expect.arrayContaining([['הערות', 'שלוש כיתות']]) })
})

test('lists waiting and failed enquiries with their states', async () => {
  const file = await temporaryOutbox()
  const { accept, queue, clock } = openAt(file)
  await accept(enquiryOf('הראשונה שנכשלה'))
  for (let outcome = 'later'; outcome === 'later'; ) {
    clock.ms += day / 2
    const [claimed] = queue.claim(1, 1_000)
    outcome = claimed ? queue.failed(claimed, 'EAUTH') : 'none was due'
  }
  await accept(enquiryOf('השנייה שממתינה'))
  const { enquiries } = enquiryList(file).list()
  expect(enquiries.map(({ state }) => state)).toEqual(['waiting', 'failed'])
  expect(JSON.stringify(enquiries)).not.toContain('שממתינה')
})

test('deletes expired text, from the file too, and keeps day, form and page', async () => {
  const { file, clock, log, list } = await openLog(30)
  log.delivered(delivered('old', 'מילים שנמחקות'))
  clock.ms += 10 * day
  log.delivered(delivered('new', 'מילים שנשארות'))
  clock.ms += 20 * day
  // The list hides the text before the relay deletes it.
  expect(list().enquiries.map(({ details }) => Boolean(details))).toEqual([true, false])
  log.tidy()
  log.close()
  const stored = readFileSync(receivedFile(file))
  expect([stored.includes('מילים שנמחקות'), stored.includes('מילים שנשארות')]).toEqual([false, true])
  expect(list().enquiries).toMatchObject([{ id: 'new' }, { id: 'old', form: 'contact', page: '/contact', state: 'delivered' }])
  clock.ms += 1_000 * day
  const later = await openLog(30, file)
  later.clock.ms = clock.ms
  later.log.tidy()
  expect(later.list().enquiries).toEqual([])
})

test('deletes all text at the next start after the owner turns storage off', async () => {
  const { file, log } = await openLog(30)
  log.delivered(delivered('one', 'מילים שנמחקות'))
  log.close()
  const off = await openLog(0, file)
  off.log.tidy()
  off.log.close()
  expect(off.list()).toMatchObject({ days: 0, enquiries: [{ id: 'one' }] })
  expect(readFileSync(receivedFile(file)).includes('מילים שנמחקות')).toBe(false)
})

test('stores the status of an enquiry, and refuses one for an unknown enquiry', async () => {
  const { file, clock, log, list } = await openLog(30)
  log.delivered(delivered('one'))
  // A delivery that is recorded twice is one enquiry.
  log.delivered(delivered('one'))
  const received = enquiryList(file, () => clock.ms)
  expect(received.setStatus('one', 'answered')).toBe(true)
  expect(list().enquiries).toMatchObject([{ id: 'one', status: 'answered' }])
  expect(received.setStatus('other', 'closed')).toBe(false)
})

test('writes nothing without room on the disk, and reports a file that cannot be opened', async () => {
  const full = await openLog(30, undefined, () => false)
  full.log.delivered(delivered('one'))
  expect(existsSync(receivedFile(full.file))).toBe(false)
  const broken = await openLog(30, `${dirname(full.file)}/no-folder-\0/x.sqlite`)
  broken.log.delivered(delivered('one'))
  expect(broken.onError).toHaveBeenCalledOnce()
})

test('reports a failed check of the free space instead of throwing', async () => {
  const { log, onError } = await openLog(30, undefined, () => {
    throw Object.assign(new Error('statfs'), { code: 'EIO' })
  })
  log.delivered(delivered('one'))
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'EIO' }))
})

test('lists nothing if no relay was ever started', async () => {
  expect(enquiryList(await temporaryOutbox()).list()).toEqual({ days: 0, enquiries: [], counts: [] })
})
