import { expect, test } from 'vitest'
import { firstMessage } from '../testing/first-message.ts'
import { type WaitingListValues, waitingListSchema } from './schema.ts'
import { filledWaitingList } from './testing/filled.ts'

const says = (field: keyof WaitingListValues, value: string) =>
  firstMessage(waitingListSchema, { ...filledWaitingList, [field]: value } as WaitingListValues, field)

test.each<[keyof WaitingListValues, required: string, tooLittle: string[], message: string, inside: string[]]>([
  ['parentName', 'נא להזין שם', ['ד', ' ד '], 'שם חייב להכיל לפחות 2 תווים', ['דנ', 'דנה לוי']],
  [
    'phone',
    'נא להזין מספר טלפון',
    ['12345678', '050-12345', 'אין לי טלפון', '(((((((((((('],
    'נא להזין מספר טלפון תקין',
    ['021234567', '0501234567', '050-1234567', '050 123 4567', '+972-50-1234567', '\u202a0501234567\u202c', '050-1234567 (אמא)'],
  ],
  ['grade', 'נא לבחור כיתה', ['0', '1', '9', '12', 'constructor'], 'נא לבחור כיתה', ['2', '8']],
  ['city', 'נא להזין עיר או יישוב', ['א', 'א '], 'שם היישוב חייב להכיל לפחות 2 תווים', ['לו', 'תל אביב־יפו']],
])('%s: just inside and just outside its rule', (field, required, tooLittle, message, inside) => {
  expect(says(field, '')).toBe(required)
  for (const value of tooLittle) expect(says(field, value), `"${value}"`).toBe(message)
  for (const value of inside) expect(says(field, value), `"${value}"`).toBeUndefined()
})
