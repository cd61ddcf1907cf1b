import { expect, test } from 'vitest'
import { formatDayCount } from './day-count.ts'

test.each([
  [1, 'יום אחד'],
  [2, 'יומיים'],
  [5, 'חמישה ימים'],
  [12, '12 ימים'],
])('%i days in words', (count, words) => {
  expect(formatDayCount(count)).toBe(words)
})
