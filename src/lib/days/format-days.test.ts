import { expect, it } from 'vitest'
import { formatDay, formatDayRange, formatDayRangeInWords, weekdayLetter } from './format-days.ts'

it('writes a day as people write it', () => {
  expect(formatDay('2025-04-06')).toBe('6.4.25')
})

it('writes a range with a dash, and a single day alone', () => {
  expect(formatDayRange('2025-04-06', '2025-04-10')).toBe('6.4.25–10.4.25')
  expect(formatDayRange('2025-04-06', '2025-04-06')).toBe('6.4.25')
})

it('writes a range in words, within a month, across months and across years', () => {
  expect(formatDayRangeInWords('2025-04-06', '2025-04-10')).toBe('6–10 באפריל 2025')
  expect(formatDayRangeInWords('2025-04-06', '2025-04-06')).toBe('6 באפריל 2025')
  expect(formatDayRangeInWords('2026-07-29', '2026-08-03')).toBe('29 ביולי עד 3 באוגוסט 2026')
  expect(formatDayRangeInWords('2025-12-28', '2026-01-01')).toBe('28 בדצמבר 2025 עד 1 בינואר 2026')
})

it('names the weekday by its letter', () => {
  expect(weekdayLetter('2025-04-06')).toBe('א׳')
  expect(weekdayLetter('2025-04-10')).toBe('ה׳')
})
