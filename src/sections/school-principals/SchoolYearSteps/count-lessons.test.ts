import { expect, test } from 'vitest'
import { countLessons } from './count-lessons.ts'

const perWeek = { one: 'one lesson', many: '{n} lessons', none: 'no lesson yet' }

test.each([
  [0, 'no lesson yet'],
  [1, 'one lesson'],
  [3, '3 lessons'],
])('has a text for %i lessons a week', (n, text) => {
  expect(countLessons(n, perWeek)).toBe(text)
})

test('a year with a single lesson uses the text for many, because it has no other', () => {
  expect(countLessons(1, { many: 'about {n} a year' })).toBe('about 1 a year')
})
