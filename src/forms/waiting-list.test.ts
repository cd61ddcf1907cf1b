import { expect, test } from 'vitest'
import { contact } from './contact.ts'
import { fromMail } from './engine/from-mail.ts'
import { toMail } from './engine/to-mail.ts'
import { filledContact, filledWaitingList } from './testing/filled.ts'
import { problemChecker } from './testing/problem-checker.ts'
import { type WaitingListValues, waitingList } from './waiting-list.ts'

const problemAt = problemChecker(waitingList, filledWaitingList)

// spec: decided-waiting-list
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
])('%s: accepts values just inside its rule and rejects values just outside', (field, required, tooLittle, message, inside) => {
  expect(problemAt(field, '')).toBe(required)
  for (const value of tooLittle) expect(problemAt(field, value), `"${value}"`).toBe(message)
  for (const value of inside) expect(problemAt(field, value), `"${value}"`).toBeUndefined()
})

// spec: decided-waiting-list
test('the mail has exactly the variables of the general mail, with camp, grade and city in its message', () => {
  const params = toMail(waitingList, filledWaitingList)
  expect(Object.keys(params).toSorted()).toEqual(Object.keys(toMail(contact, filledContact)).toSorted())
  expect(Object.entries(params).filter(([, value]) => value !== '')).toEqual([
    ['from_name', 'דנה לוי'],
    ['phone', '050-1234567'],
    ['message', 'רשימת המתנה: מחנה פסח 2027\nכיתה: ד׳\nעיר או יישוב: קריית גת'],
  ])
})

test.each(['רמת גן. צפון', 'כיתה: ב׳', 'עיר או יישוב: לוד', '{camp}'])(
  'reads a city such as “%s” back from the message as it was typed',
  (city) => {
    const values = { ...filledWaitingList, city }
    expect(fromMail(waitingList, toMail(waitingList, values))).toEqual(values)
  },
)
