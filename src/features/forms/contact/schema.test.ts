import { expect, test } from 'vitest'
import { firstMessage } from '../testing/first-message.ts'
import { type ContactValues, contactSchema } from './schema.ts'
import { filledContact } from './testing/filled.ts'

const says = (field: keyof ContactValues, value: string) => firstMessage(contactSchema, { ...filledContact, [field]: value }, field)

test.each<[keyof ContactValues, required: string, tooLittle: string[], message: string, inside: string]>([
  ['fullName', 'נא להזין שם מלא', ['ד'], 'שם חייב להכיל לפחות 2 תווים', 'דנ'],
  ['email', 'נא להזין כתובת אימייל', ['dana', 'dana@b'], 'כתובת אימייל לא תקינה', 'a@b.co'],
  ['message', 'נא להזין הודעה', ['123456789', '123456789 '], 'ההודעה חייבת להכיל לפחות 10 תווים', '1234567890'],
])('%s: just inside and just outside its rule', (field, required, tooLittle, message, inside) => {
  for (const value of ['', ' \n ']) expect(says(field, value)).toBe(required)
  for (const value of tooLittle) expect(says(field, value), `"${value}"`).toBe(message)
  expect(says(field, inside)).toBeUndefined()
})
