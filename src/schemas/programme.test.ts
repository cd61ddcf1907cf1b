import { z } from 'astro/zod'
import { expect, test } from 'vitest'
import { contentFields } from './content-fields.ts'
import { programmeSchema } from './programme.ts'

const schema = programmeSchema(contentFields({ image: (() => z.string()) as never }))
const said = { text: 'כך' }
const programme = {
  name: 'קורס',
  summary: 'קורס לכיתות',
  heading: 'בקצרה',
  audience: said,
  grades: { from: 2, to: 6 },
  length: said,
  group: { to: 20 },
  place: said,
  price: said,
  payment: said,
  provides: said,
  next: { label: 'הלאה', to: '#contact' },
}

/** What the build would say about a programme with these changes. */
function complaints(change: object): string[] {
  return schema.safeParse({ ...programme, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('a programme as it should be is taken, with grades or with ages', () => {
  expect(complaints({})).toEqual([])
  expect(complaints({ grades: undefined, ages: { from: 6, to: 15 } })).toEqual([])
})

test('a programme without grades and ages, or with both, is refused', () => {
  const sentence = ': a programme says its grades or its ages, one of them'
  expect(complaints({ grades: undefined })).toEqual([sentence])
  expect(complaints({ ages: { from: 6, to: 15 } })).toEqual([sentence])
})

test('grades run from the younger to the older', () => {
  expect(complaints({ grades: { from: 6, to: 2 } })).toEqual(['grades: the first grade is the younger one'])
})

test.each(['audience', 'length', 'group', 'place', 'price', 'payment', 'provides', 'next'])(
  'a programme without its %s is refused',
  (fact) => {
    expect(complaints({ [fact]: undefined })[0]).toMatch(new RegExp(`^${fact}`))
  },
)
