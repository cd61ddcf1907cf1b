import { expect, test } from 'vitest'
import { firstMessage } from '../testing/first-message.ts'
import { type SchoolValues, schoolSchema } from './schema.ts'
import { filledSchool } from './testing/filled.ts'

const says = (field: keyof SchoolValues, value: string) => firstMessage(schoolSchema, { ...filledSchool, [field]: value }, field)

test.each<[keyof SchoolValues, inside: string[], outside: string[], message: string]>([
  ['schoolName', ['אל', 'א1'], ['', 'א', ' א ', '  '], 'נא להזין שם בית ספר'],
  ['ageGroup', ['primary', 'middle', 'high'], ['', 'kindergarten'], 'נא לבחור סוג בית ספר'],
  ['phone', ['123456789', '050-12345'], ['', '12345678', '12345678 '], 'נא להזין מספר טלפון תקין'],
  [
    'email',
    ['a@b.co', 'DANA.levi+1@School.org.IL', '\u200fdana@school.org.il '],
    ['', 'dana', 'dana@', 'dana@school', '@b.co', 'a b@c.co'],
    'נא להזין כתובת אימייל תקינה',
  ],
  ['notes', ['', 'א', 'א'.repeat(10_000)], [], ''],
])('%s: just inside and just outside its rule', (field, inside, outside, message) => {
  for (const value of inside) expect(says(field, value), `"${value}"`).toBeUndefined()
  for (const value of outside) expect(says(field, value), `"${value}"`).toBe(message)
})
