import { expect, test } from 'vitest'
import { bareSchoolName } from './bare-school-name.ts'

test.each(['הדר', 'בית ספר הדר', 'בית־ספר הדר', 'בית הספר הדר', 'ביה״ס הדר', 'ביה"ס הדר', "ביה''ס הדר", 'בי״ס הדר', 'בי"ס  הדר'])(
  'the name of “%s” is הדר',
  (name) => {
    expect(bareSchoolName(name)).toBe('הדר')
  },
)

test.each(['בית ספרא', 'בית חינוך הדר', 'ביס', 'תיכון הדר'])('“%s” is a name already', (name) => {
  expect(bareSchoolName(name)).toBe(name)
})
