import { expect, test } from 'vitest'
import texts from '#content/interface/forms.json' with { type: 'json' }
import { type ContactValues, contact } from './contact.ts'
import { toMail } from './engine/to-mail.ts'
import { filledContact } from './testing/filled.ts'
import { problemChecker } from './testing/problem-checker.ts'

const problemAt = problemChecker(contact, filledContact)

// spec: 5-rule-message-five
test.each<[keyof ContactValues, required: string, tooLittle: string[], message: string, inside: string]>([
  ['fullName', 'נא להזין שם מלא', ['ד'], 'שם חייב להכיל לפחות 2 תווים', 'דנ'],
  ['email', 'נא להזין כתובת אימייל', ['dana', 'dana@b'], 'כתובת אימייל לא תקינה', 'a@b.co'],
  ['message', 'נא להזין הודעה', ['123456789', '123456789 '], 'ההודעה חייבת להכיל לפחות 10 תווים', '1234567890'],
])('%s: accepts values just inside its rule and rejects values just outside', (field, required, tooLittle, message, inside) => {
  for (const value of ['', ' \n ']) expect(problemAt(field, value)).toBe(required)
  for (const value of tooLittle) expect(problemAt(field, value), `"${value}"`).toBe(message)
  expect(problemAt(field, inside)).toBeUndefined()
})

test('rejects the text that a topic prefills until a number is added', () => {
  expect(problemAt('message', texts.topicMessage)).toBe(texts.topicMessageOnly)
  expect(problemAt('message', `${texts.topicMessage}0501234567`)).toBeUndefined()
})

// spec: 7-template-params-form
test('the mail has exactly these variables', () => {
  expect(toMail(contact, filledContact)).toEqual({
    from_name: 'דנה לוי',
    from_email: 'dana@school.org.il',
    phone: '',
    age: '',
    city: '',
    education: '',
    has_vehicle: '',
    position: '',
    english_level: '',
    teaching_skills: '',
    availability: '',
    tech_background: '',
    hourly_rate: '',
    teaching_experience: '',
    additional_info: '',
    message: 'שלום, אשמח לפרטים',
    reply_to: 'dana@school.org.il',
  })
})
