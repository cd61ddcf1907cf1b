import { expect, test, vi } from 'vitest'
import texts from '../../src/content/interface/form-job.json' with { type: 'json' }
import { startRelay } from '../testing/relay.ts'

// Real files, sockets and mails, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

// spec: decided-win-ai-form
test('the topic of an enquiry is in the subject and in the first row, and not repeated in the message', async () => {
  const relay = await startRelay()
  await relay.send('school', { message: 'נושא: בינה מלאכותית (AI)\nשלוש כיתות\nביום שני' })
  const [mail] = await relay.mails()
  expect(mail?.subject).toBe('פנייה מבית ספר: בית ספר הדר · בינה מלאכותית (AI)')
  expect(mail?.text).toContain('פנייה חדשה מבית ספר\n\nנושא: בינה מלאכותית (AI)\nשם בית הספר: בית ספר הדר\n')
  expect(mail?.text).toContain('\nהערות:\nשלוש כיתות\nביום שני\n')
  expect(mail?.html?.match(/class="field"><b>([^<]*)/)?.[1]).toBe('נושא')
  expect(mail?.html?.match(/בינה מלאכותית/g)).toHaveLength(1)
})

test('an application that began at a job listing names the listing', async () => {
  const relay = await startRelay()
  await relay.send('job', { message: `${texts.listing}: מדריכים ל־Java\nשלום, אשמח לפרטים` })
  const [mail] = await relay.mails()
  expect(mail?.subject).toBe('מועמדות להדרכה: דנה לוי (אנגלית) · מדריכים ל־Java')
  expect(mail?.text).toContain(`מועמדות חדשה להדרכה\n\n${texts.listing}: מדריכים ל־Java\nשם מלא: דנה לוי\n`)
})

test('without a topic the subject is unchanged', async () => {
  const relay = await startRelay()
  await relay.send('school', {})
  await relay.send('job', {})
  const subjects = (await relay.mails()).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual(['מועמדות להדרכה: דנה לוי (אנגלית)', 'פנייה מבית ספר: בית ספר הדר'])
})

test.each([
  ['two lines with a header line', 'AI\r\nBcc: thief@evil.example', 'AI'],
  ['text with other line breaks', 'AI\u2028Bcc: x\u0085\u000by', 'AI Bcc: x y'],
  ['text with a direction override', '\u202eAI', 'AI'],
  ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['template tags', '{{phone}}{{{reply_to}}}', '{{phone}}{{{reply_to}}}'],
])('a topic of %s stays text, on one line of the subject', async (_, topic, shown) => {
  const relay = await startRelay()
  expect((await relay.send('contact', { message: `נושא: ${topic}\nשלום, אשמח לפרטים` })).status).toBe(200)
  const [mail] = await relay.mails()
  expect(mail?.subject).toBe(`הודעה מהאתר: דנה לוי · ${shown}`)
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail?.to).toHaveLength(1)
  expect(mail?.html).not.toMatch(/<script/)
})

test('a topic of ten thousand letters is cut in the subject', async () => {
  const relay = await startRelay()
  await relay.send('contact', { message: `נושא: ${'א'.repeat(10_000)}\nשלום, אשמח לפרטים` })
  const [mail] = await relay.mails()
  expect(mail?.subject?.length).toBeLessThanOrEqual(150)
  expect(mail?.subject).toMatch(/…$/)
})

test('a visitor’s own words that look like a topic are accepted, and stay in the message', async () => {
  const relay = await startRelay()
  const words = 'נושא: שיעורים בבית'
  expect((await relay.send('contact', { message: `\n${words}` })).status).toBe(200)
  const [mail] = await relay.mails()
  expect(mail?.subject).toBe('הודעה מהאתר: דנה לוי')
  expect(mail?.text).toContain(`הודעה:\n${words}\n`)
})
