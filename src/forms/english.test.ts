import { expect, test } from 'vitest'
import { toMail } from './engine/to-mail.ts'
import { type EnglishValues, english } from './english.ts'
import { filledEnglish } from './testing/filled.ts'
import { problemChecker } from './testing/problem-checker.ts'

const problemAt = problemChecker(english, filledEnglish)

// spec: 5-rule-message-five
test.each<[keyof EnglishValues, required: string, tooLittle: string[], message: string, inside: string[]]>([
  ['managerName', 'שדה חובה', ['ד', ' ד '], 'נא להזין שם מלא', ['דנ', 'דנה לוי']],
  ['schoolName', 'נא להזין את שם בית הספר', ['א'], 'נא להזין שם בית ספר תקין', ['אל']],
  [
    'phone',
    'נא להזין מספר טלפון',
    ['050-1234567', '05012345678', '050123456', '0112345678', '061234567', '071234567', '0721234567', '+972501234567', '1234567', 'abc'],
    'נא להזין מספר טלפון תקין',
    ['021234567', '031234567', '041234567', '081234567', '091234567', '0501234567', '0591234567', '\u202a0501234567\u202c'],
  ],
  ['email', 'נא להזין כתובת אימייל', ['dana', 'dana@school', 'a@b.c'], 'נא להזין כתובת אימייל תקינה', ['A@B.CO', 'dana@school.org.il']],
])('%s: accepts values just inside its rule and rejects values just outside', (field, required, tooLittle, message, inside) => {
  for (const value of ['', '   ']) expect(problemAt(field, value), `"${value}"`).toBe(required)
  for (const value of tooLittle) expect(problemAt(field, value), `"${value}"`).toBe(message)
  for (const value of inside) expect(problemAt(field, value), `"${value}"`).toBeUndefined()
})

test('notes are optional', () => {
  expect(problemAt('notes', '')).toBeUndefined()
})

// spec: 7-template-params-form
test('the mail has exactly these variables', () => {
  expect(toMail(english, filledEnglish)).toEqual({
    from_name: 'דנה לוי',
    school_name: 'אלונים',
    phone: '0501234567',
    from_email: 'dana@school.org.il',
    message: 'שכבת ה׳',
    reply_to: 'dana@school.org.il',
  })
})
