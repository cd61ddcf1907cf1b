import { expect, test } from 'vitest'
import { formatLessons } from './format-lessons.ts'

test('lists lessons by day', () => {
  const lessons = [
    { day: 'א׳', lesson: '2' },
    { day: 'ג׳', lesson: '3' },
    { day: 'ג׳', lesson: '4' },
  ]
  expect(formatLessons(lessons)).toBe('א׳\u00a02 · ג׳\u00a03, 4')
  expect(formatLessons([])).toBe('')
})

test('a week with every other lesson fits in the subject of a mail', () => {
  const lessons = ['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳'].flatMap((day) => ['1', '3', '5'].map((lesson) => ({ day, lesson })))
  expect(formatLessons(lessons).length).toBeLessThan(65)
})
