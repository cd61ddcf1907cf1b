import { describe, expect, test } from 'vitest'
import { firstMessage } from '../testing/first-message.ts'
import { type JobValues, jobSchema } from './schema.ts'
import { filledJob } from './testing/filled.ts'

const says = (field: keyof JobValues, value: unknown) => firstMessage(jobSchema, { ...filledJob, [field]: value } as JobValues, field)

test.each<[keyof JobValues, required: string, outside: string[], message: string, inside: string[]]>([
  ['fullName', 'נא להזין שם מלא', ['ד'], 'שם חייב להכיל לפחות 2 תווים', ['דנ']],
  ['email', 'נא להזין כתובת אימייל', ['dana@'], 'כתובת אימייל לא תקינה', ['a@b.co']],
  ['message', 'נא להזין הודעה', ['123456789'], 'ההודעה חייבת להכיל לפחות 10 תווים', ['1234567890']],
  ['phone', 'נא להזין מספר טלפון', ['050123456', '05012345678', '050-123456', '050-1234567'], 'מספר טלפון לא תקין', ['0501234567']],
  ['age', 'נא להזין גיל', ['17', '17.9', '-20', 'עשרים'], 'גיל מינימלי הוא 18', ['18', '67', '120']],
  ['city', 'נא להזין מקום מגורים', [], '', ['ע']],
  ['education', 'נא להזין השכלה', [], '', ['ת']],
  ['hasVehicle', 'נא לבחור אפשרות', ['maybe'], 'נא לבחור אפשרות', ['yes', 'no']],
  ['position', 'נא לבחור משרה', ['boss'], 'נא לבחור משרה', ['programming', 'english', 'digital']],
  ['englishLevel', 'נא לבחור רמת אנגלית', ['none'], 'נא לבחור רמת אנגלית', ['native', 'fluent', 'good', 'basic']],
])('%s: just inside and just outside its rule', (field, required, outside, message, inside) => {
  expect(says(field, '')).toBe(required)
  for (const value of outside) expect(says(field, value), `"${value}"`).toBe(message)
  for (const value of inside) expect(says(field, value), `"${value}"`).toBeUndefined()
})

test.each(['hourlyRate', 'availability', 'techBackground', 'teachingExperience', 'teachingSkills', 'additionalInfo'] as const)(
  '%s is optional',
  (field) => {
    expect(says(field, '')).toBeUndefined()
  },
)

test.each(['Infinity', '1e2', '200', '121', '18.5', '0x20'])('%s is no age', (age) => {
  expect(says('age', age)).toBe('נא להזין גיל במספר שלם, עד 120')
})

describe('a resume', () => {
  const file = { name: 'cv.pdf', size: 9 }

  test('is optional, and goes when it is ready', () => {
    expect(says('resume', null)).toBeUndefined()
    expect(says('resume', { ...file, state: 'ready', dataUrl: 'data:,' })).toBeUndefined()
  })

  test('that was refused or is still being read holds the form back', () => {
    expect(says('resume', { ...file, state: 'refused', problem: 'x' })).toBeDefined()
    expect(says('resume', { ...file, state: 'reading' })).toBeDefined()
  })
})
