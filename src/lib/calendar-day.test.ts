import { describe, expect, it } from 'vitest'
import { dayParts, parseCalendarDay, schoolDays } from './calendar-day'

describe('a day written in content', () => {
  it('is read as dd.mm.yyyy', () => {
    expect(parseCalendarDay('06.04.2025')).toBe('2025-04-06')
    expect(parseCalendarDay('6.4.2025')).toBe('2025-04-06')
  })

  it('must be a day of the calendar', () => {
    for (const wrong of ['31.04.2025', '29.02.2025', '2025-04-06', '6.4.25', '', '00.04.2025']) {
      expect(parseCalendarDay(wrong), wrong).toBeUndefined()
    }
    expect(parseCalendarDay('29.02.2028')).toBe('2028-02-29')
  })

  it('knows its weekday', () => {
    expect(dayParts('2025-04-06')).toEqual({ year: 2025, month: 4, day: 6, weekday: 0 })
  })
})

describe('the days of a camp', () => {
  it('are counted with the first and the last', () => {
    expect(schoolDays('2025-04-06', '2025-04-10')).toHaveLength(5)
  })

  it('leave out Friday and Saturday, also over the end of a month', () => {
    expect(schoolDays('2026-07-29', '2026-08-03')).toEqual(['2026-07-29', '2026-07-30', '2026-08-02', '2026-08-03'])
  })
})
