import { expect, test } from 'vitest'
import { fromMail } from './engine/from-mail.ts'
import { toMail } from './engine/to-mail.ts'
import { type ScienceValues, science } from './science.ts'
import { filledScience } from './testing/filled.ts'
import { problemChecker } from './testing/problem-checker.ts'

const problemAt = problemChecker(science, filledScience)

// spec: 5-rule-message-five
test.each<[keyof ScienceValues, inside: unknown[], outside: string[], message: string]>([
  ['name', ['רו'], ['', 'ר', ' ר'], 'שם חייב להכיל לפחות 2 תווים'],
  ['position', ['מנ'], ['', 'מ'], 'תפקיד חייב להכיל לפחות 2 תווים'],
  ['organization', ['מת'], ['', 'מ'], 'שם המוסד חייב להכיל לפחות 2 תווים'],
  ['email', ['a@b.co'], ['', 'ronit@'], 'אימייל לא תקין'],
  ['phone', ['123456789', '\u202a123456789\u202c'], ['', '12345678', '\u202a12345678\u202c'], 'מספר טלפון לא תקין'],
  ['interests', [[], ['ai'], ['programming', 'ai', 'gaming', 'media', 'vr']], [], ''],
  ['notes', ['', 'א'], [], ''],
])('%s: accepts values just inside its rule and rejects values just outside', (field, inside, outside, message) => {
  for (const value of inside) expect(problemAt(field, value), `"${value}"`).toBeUndefined()
  for (const value of outside) expect(problemAt(field, value), `"${value}"`).toBe(message)
})

// spec: 7-template-params-form
test('the mail has exactly these variables', () => {
  expect(toMail(science, { ...filledScience, interests: ['vr', 'ai'] })).toEqual({
    from_name: 'רונית כהן',
    position: 'מנהלת מתנ״ס',
    school_name: 'מתנ״ס הדר',
    phone: '08-1234567',
    from_email: 'ronit@matnas.org.il',
    message: 'תחומי עניין: בינה מלאכותית, מציאות מדומה\nהערות: בחופשת פסח',
    reply_to: 'ronit@matnas.org.il',
  })
})

test('the message has only a line for interests or for notes if the other is empty, and is empty without both', () => {
  const message = (interests: string[], notes: string) => toMail(science, { ...filledScience, interests, notes })['message']
  expect(message([], 'בקיץ')).toBe('הערות: בקיץ')
  expect(message(['media'], '')).toBe('תחומי עניין: מדיה')
  expect(message([], '')).toBe('')
  expect(message(['unheard-of'], '')).toBe('')
})

test('reads a message that this form did not write as notes', () => {
  const read = fromMail(science, { ...toMail(science, filledScience), message: 'שלום\nבחופשת פסח' })
  expect(read).toMatchObject({ interests: [], notes: 'שלום\nבחופשת פסח' })
})
