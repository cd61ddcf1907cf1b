import { expect, test } from 'vitest'
import { fromMail } from './engine/from-mail.ts'
import { toMail } from './engine/to-mail.ts'
import { type SchoolValues, school } from './school.ts'
import { filledSchool } from './testing/filled.ts'
import { problemChecker } from './testing/problem-checker.ts'

const problemAt = problemChecker(school, filledSchool)

// spec: 5-rule-message-five
test.each<[keyof SchoolValues, inside: string[], outside: string[], message: string]>([
  ['schoolName', ['אל', 'א1'], ['', 'א', ' א ', '  '], 'נא להזין שם בית ספר'],
  ['ageGroup', ['primary', 'middle', 'high'], ['', 'kindergarten'], 'נא לבחור סוג בית ספר'],
  [
    'phone',
    ['123456789', '050-12345', '\u202a123456789\u202c'],
    ['', '12345678', '12345678 ', '\u202a12345678\u202c'],
    'נא להזין מספר טלפון תקין',
  ],
  [
    'email',
    ['a@b.co', 'DANA.levi+1@School.org.IL', '\u200fdana@school.org.il '],
    ['', 'dana', 'dana@', 'dana@school', '@b.co', 'a b@c.co'],
    'נא להזין כתובת אימייל תקינה',
  ],
  ['notes', ['', 'א', 'א'.repeat(10_000)], [], ''],
])('%s: accepts values just inside its rule and rejects values just outside', (field, inside, outside, message) => {
  for (const value of inside) expect(problemAt(field, value), `"${value}"`).toBeUndefined()
  for (const value of outside) expect(problemAt(field, value), `"${value}"`).toBe(message)
})

// spec: 7-template-params-form
test('the mail has exactly these variables', () => {
  expect(toMail(school, filledSchool)).toEqual({
    school_name: 'אלונים',
    from_name: 'מבית ספר אלונים',
    age_group: 'חטיבת ביניים',
    phone: '050-1234567',
    from_email: 'dana@school.org.il',
    message: 'שלוש כיתות',
    reply_to: 'dana@school.org.il',
  })
})

test.each([
  ['הדר', 'מבית ספר הדר'],
  ['בית ספר הדר', 'מבית ספר הדר'],
  ['ביה"ס הדר', 'מבית ספר הדר'],
  ['בית ספר', 'מבית ספר'],
])('calls “%s” a school only once, and keeps the name as it was typed', (schoolName, from_name) => {
  const params = toMail(school, { ...filledSchool, schoolName })
  expect(params).toMatchObject({ from_name, school_name: schoolName })
  expect(fromMail(school, params)).toMatchObject({ schoolName })
})
