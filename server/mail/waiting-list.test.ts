import { expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../outbox/open-store.ts'
import { readCounts } from '../outbox/summary.ts'
import { startRelay } from '../testing/relay.ts'

// Real files, sockets and mails, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

// spec: decided-waiting-list
test('a waiting-list enquiry has its own mail, with a line for each field and no empty ones', async () => {
  const relay = await startRelay()
  const response = await relay.send('waiting-list', {}, { headers: { Referer: `${relay.origin}/win-camp` } })
  expect([response.status, await response.text()]).toEqual([200, 'OK'])
  const [mail] = await relay.mails()
  expect(mail?.subject).toBe('רשימת המתנה: מחנה פסח 2027, דנה לוי')
  expect(mail).not.toHaveProperty('replyTo.0')
  expect(mail?.html).toContain('<a dir="ltr" href="tel:050-1234567">050-1234567</a>')
  expect(mail?.html?.match(/class="field"/g)).toHaveLength(5)
  for (const line of ['קייטנה: מחנה פסח 2027', 'שם ההורה: דנה לוי', 'כיתה: ד׳', 'עיר או יישוב: קריית גת']) {
    expect(mail?.text).toContain(line)
  }
  expect(mail?.text).not.toMatch(/אימייל|הודעה/)
})

test('it has the variables of the contact form but its own template, so the counts and the log distinguish the two', async () => {
  const relay = await startRelay()
  await relay.send('waiting-list', {})
  await relay.send('contact', {})
  const mails = await relay.mails()
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['הודעה מהאתר: דנה לוי', 'רשימת המתנה: מחנה פסח 2027, דנה לוי'])
  const store = openStore(relay.outboxFile)
  onTestFinished(() => store.close())
  expect(readCounts(store).map(({ form, delivered }) => [form, delivered])).toEqual([
    ['contact', 1],
    ['waiting-list', 1],
  ])
  expect(relay.log.filter((line) => line.includes(' 200 '))).toEqual([
    expect.stringMatching(/mail waiting-list 200 stored$/),
    expect.stringMatching(/mail contact 200 stored$/),
  ])
})

test.each([
  ['an unknown grade', { message: 'רשימת המתנה: המחנה הבא\nכיתה: ק׳\nעיר או יישוב: קריית גת' }, 'grade'],
  ['no city and no phone number', { phone: 'אין', message: 'רשימת המתנה: המחנה הבא\nכיתה: ד׳' }, 'phone, city'],
])('with %s it is refused, and nothing is stored', async (_, changes, fields) => {
  const relay = await startRelay()
  const response = await relay.send('waiting-list', changes)
  expect([response.status, await response.text()]).toEqual([400, `Not filled in as the form asks: ${fields}`])
  expect(relay.outbox.summary().waiting).toBe(0)
})
