import { expect, it } from 'vitest'
import { campDays } from '#lib/days/calendar-day.ts'
import { weekdays } from './weekdays.ts'

it.each([
  ['one day', '2027-07-07', '2027-07-07', 'יום ד׳'],
  ['a week', '2025-04-06', '2025-04-10', 'א׳ עד ה׳'],
  ['four days', '2027-12-26', '2027-12-29', 'א׳ עד ד׳'],
  ['two weeks', '2027-07-04', '2027-07-15', 'א׳ עד ה׳'],
  ['five days over a weekend', '2027-07-06', '2027-07-12', 'א׳ עד ה׳'],
  ['three days over a weekend', '2027-07-07', '2027-07-11', 'ד׳ עד א׳'],
])('%s', (_, first, last, expected) => {
  expect(weekdays(campDays(first, last))).toBe(expected)
})
