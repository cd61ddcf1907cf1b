import { describe, expect, it } from 'vitest'
import { campDays, dayParts, readCalendarDay } from './calendar-day.ts'

it('a day has a weekday', () => {
  expect(dayParts('2025-04-06')).toEqual({ year: 2025, month: 4, day: 6, weekday: 0 })
})

describe('the days of a camp', () => {
  it('are counted with the first and the last', () => {
    expect(campDays('2025-04-06', '2025-04-10')).toHaveLength(5)
  })

  it('leave out Friday and Saturday in between, also across the end of a month', () => {
    expect(campDays('2026-07-29', '2026-08-03')).toEqual(['2026-07-29', '2026-07-30', '2026-08-02', '2026-08-03'])
  })

  it('always include the first and the last, on any day of the week', () => {
    expect(campDays('2026-12-10', '2026-12-11')).toEqual(['2026-12-10', '2026-12-11'])
    expect(campDays('2026-12-12', '2026-12-12')).toEqual(['2026-12-12'])
  })
})

it.each(['2027-02-29', '2027-13-01', '1.3.2027', '2027-3-1', '20270301', '2027-03-01T10:00', 'tomorrow', '', null])(
  '%s is not a day',
  (text) => {
    expect(readCalendarDay(text)).toBeUndefined()
  },
)

it('returns a valid day unchanged', () => {
  expect(readCalendarDay('2028-02-29')).toBe('2028-02-29')
})
