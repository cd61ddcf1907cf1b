import { z } from 'astro/zod'
import { expect, test } from 'vitest'
import { contentFields } from './content-fields.ts'
import { programmeSchema } from './programme.ts'

const schema = programmeSchema(contentFields({ image: (() => z.string()) as never }))
const fact = { text: 'כך' }
const programme = {
  name: 'קורס',
  summary: 'קורס לכיתות',
  heading: 'בקצרה',
  audience: fact,
  grades: { from: 2, to: 6 },
  length: fact,
  group: { to: 20 },
  place: fact,
  price: fact,
  payment: fact,
  provides: fact,
  next: { label: 'הלאה', to: '#contact' },
}

/** The errors of the build for a programme with these changes. */
function complaints(change: object): string[] {
  return schema.safeParse({ ...programme, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('accepts a valid programme, with grades or with ages', () => {
  expect(complaints({})).toEqual([])
  expect(complaints({ grades: undefined, ages: { from: 6, to: 15 } })).toEqual([])
})

test('a programme without grades and ages, or with both, is refused', () => {
  const message = ': a programme has either grades or ages'
  expect(complaints({ grades: undefined })).toEqual([message])
  expect(complaints({ ages: { from: 6, to: 15 } })).toEqual([message])
})

test('grades run from the younger to the older', () => {
  expect(complaints({ grades: { from: 6, to: 2 } })).toEqual(['grades: the first grade is the younger one'])
})

test.each(['audience', 'length', 'group', 'place', 'price', 'payment', 'provides', 'next'])(
  'a programme without its %s is refused',
  (field) => {
    expect(complaints({ [field]: undefined })[0]).toMatch(new RegExp(`^${field}`))
  },
)
