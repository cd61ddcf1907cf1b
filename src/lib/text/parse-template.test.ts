import { expect, test } from 'vitest'
import { interpolate } from './interpolate.ts'
import { parseTemplate } from './parse-template.ts'

const words = 'list: {camp}. Grade {grade}, {city}.'

test.each([
  { camp: 'Spring 2027', grade: '4', city: 'Ashdod' },
  { camp: 'No. 7', grade: '4', city: 'Tel Aviv, Jaffa. North.' },
  { camp: '', grade: '', city: '' },
  { camp: '{grade}', grade: '{city}', city: '. Grade 2, x.' },
])('returns the values that were interpolated: %o', (values) => {
  expect(parseTemplate(words, interpolate(words, values))).toEqual(values)
})

test.each(['', 'list: ', 'a list: x. Grade 4, y.', 'list: x. Grade 4', 'list: x. Grade 4, y', 'list: x, y.'])(
  '“%s” does not match the template',
  (text) => {
    expect(parseTemplate(words, text)).toBeUndefined()
  },
)
