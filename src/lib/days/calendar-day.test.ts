import { describe, expect, it } from 'vitest'
import { dayParts, schoolDays } from './calendar-day.ts'

it('a day knows its weekday', () => {
  expect(dayParts('2025-04-06')).toEqual({ year: 2025, month: 4, day: 6, weekday: 0 })
})

describe('the days of a camp', () => {
  it('are counted with the first and the last', () => {
    expect(schoolDays('2025-04-06', '2025-04-10')).toHaveLength(5)
  })

  it('leave out Friday and Saturday, also over the end of a month', () => {
    expect(schoolDays('2026-07-29', '2026-08-03')).toEqual(['2026-07-29', '2026-07-30', '2026-08-02', '2026-08-03'])
  })
})
