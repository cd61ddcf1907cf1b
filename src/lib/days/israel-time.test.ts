import { describe, expect, it } from 'vitest'
import { israelDay, israelMoment } from './israel-time.ts'

describe('the day in Israel', () => {
  it('begins at midnight in Israel, not in UTC', () => {
    expect(israelDay(new Date('2025-04-05T20:59:59Z'))).toBe('2025-04-05')
    expect(israelDay(new Date('2025-04-05T21:00:00Z'))).toBe('2025-04-06')
  })

  it('follows winter time', () => {
    expect(israelDay(new Date('2025-12-31T21:59:59Z'))).toBe('2025-12-31')
    expect(israelDay(new Date('2025-12-31T22:00:00Z'))).toBe('2026-01-01')
  })
})

describe('a moment in Israel', () => {
  it('has the offset of its season', () => {
    expect(israelMoment('2025-04-06', '08:00')).toBe('2025-04-06T08:00:00+03:00')
    expect(israelMoment('2025-12-21', '08:00')).toBe('2025-12-21T08:00:00+02:00')
  })

  it('keeps that offset until midnight before the change', () => {
    expect(israelMoment('2025-03-27', '23:59')).toBe('2025-03-27T23:59:00+02:00')
    expect(israelMoment('2025-10-25', '23:59')).toBe('2025-10-25T23:59:00+03:00')
  })
})
