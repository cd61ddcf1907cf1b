import { expect, test } from 'vitest'
import { firstMessage } from '../testing/first-message.ts'
import { type ScienceValues, scienceSchema } from './schema.ts'
import { filledScience } from './testing/filled.ts'

const says = (field: keyof ScienceValues, value: unknown) =>
  firstMessage(scienceSchema, { ...filledScience, [field]: value } as ScienceValues, field)

test.each<[keyof ScienceValues, inside: unknown[], outside: string[], message: string]>([
  ['name', ['רו'], ['', 'ר', ' ר'], 'שם חייב להכיל לפחות 2 תווים'],
  ['position', ['מנ'], ['', 'מ'], 'תפקיד חייב להכיל לפחות 2 תווים'],
  ['organization', ['מת'], ['', 'מ'], 'שם המוסד חייב להכיל לפחות 2 תווים'],
  ['email', ['a@b.co'], ['', 'ronit@'], 'אימייל לא תקין'],
  ['phone', ['123456789'], ['', '12345678'], 'מספר טלפון לא תקין'],
  ['interests', [[], ['ai'], ['programming', 'ai', 'gaming', 'media', 'vr']], [], ''],
  ['notes', ['', 'א'], [], ''],
])('%s: just inside and just outside its rule', (field, inside, outside, message) => {
  for (const value of inside) expect(says(field, value), `"${value}"`).toBeUndefined()
  for (const value of outside) expect(says(field, value), `"${value}"`).toBe(message)
})
