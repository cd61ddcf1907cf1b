import { describe, expect, test, vi } from 'vitest'
import { startRelay, waiting } from '../testing/relay.ts'

// Real files, sockets and mails, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const message = 'רשימת המתנה: מחנה פסח 2027. כיתה ד׳, קריית גת.'

async function mailOfToday() {
  const relay = await startRelay()
  await relay.send('waiting-list', {})
  const [mail] = await relay.mails()
  return [mail?.text, mail?.html]
}

describe('a waiting-list enquiry that a page of the last release sent with the contact form', () => {
  test('is recognised by its sentence, and mailed as a waiting-list enquiry', async () => {
    const relay = await startRelay()
    expect((await relay.send('contact', { ...waiting, message })).status).toBe(200)
    const [old] = await relay.mails()
    expect(old?.subject).toBe('רשימת המתנה: מחנה פסח 2027, דנה לוי')
    expect([old?.text, old?.html]).toEqual(await mailOfToday())
    expect(relay.log[0]).toMatch(/mail waiting-list 200 stored$/)
  })

  test.each([
    ['an unknown grade', { message: 'רשימת המתנה: המחנה הבא. כיתה ק׳, קריית גת.' }, 'grade'],
    ['no city and no phone number', { phone: 'אין', message: 'רשימת המתנה: המחנה הבא. כיתה ד׳, .' }, 'phone, city'],
    ['other words, which make it a contact enquiry without an address', { message: 'אפשר להצטרף לרשימה?' }, 'email'],
  ])('is refused with %s, and nothing is stored', async (_, changes, fields) => {
    const relay = await startRelay()
    const response = await relay.send('contact', { ...waiting, ...changes })
    expect([response.status, await response.text()]).toEqual([400, `Not filled in as the form asks: ${fields}`])
    expect(relay.outbox.summary().waiting).toBe(0)
  })

  test('stays a contact enquiry if it has an e-mail address', async () => {
    const relay = await startRelay()
    await relay.send('contact', { message })
    const [mail] = await relay.mails()
    expect(mail?.subject).toBe('הודעה מהאתר: דנה לוי')
    expect(mail?.text).toContain(message)
  })
})

test('an enquiry left in the outbox by the last release gets the same mail as one of today', async () => {
  const relay = await startRelay()
  const text: [string, string][] = [
    ['from_name', 'דנה לוי'],
    ['phone', '050-1234567'],
    ['message', ''],
    ['camp', 'מחנה פסח 2027'],
    ['grade', 'ד׳'],
    ['city', 'קריית גת'],
  ]
  await relay.outbox.accept({ form: 'waiting-list', page: '/win-camp', text })
  const [old] = await relay.mails()
  expect(old?.subject).toBe('רשימת המתנה: מחנה פסח 2027, דנה לוי')
  expect([old?.text, old?.html]).toEqual(await mailOfToday())
})
