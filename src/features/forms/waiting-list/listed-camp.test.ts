import { expect, test } from 'vitest'
import { listEnd, listedCamp } from './listed-camp.ts'

const open = { title: 'חנוכה', calendar: { first: '2026-12-06', last: '2026-12-10' } }
const full = { title: 'פסח', calendar: { first: '2027-04-11', last: '2027-04-15', places: 'full' as const } }
const season = { title: 'קיץ', calendar: { last: '2027-08-31' } }

test('a list lasts until its own camp begins, even if another camp begins earlier', () => {
  expect(listedCamp([open, full, season], '2026-11-17')?.title).toBe('פסח')
  expect(listEnd([open, full, season], '2026-11-17')).toBe('2027-04-11')
})

test('a list for a camp with only a season lasts until the season ends', () => {
  expect(listEnd([season], '2026-11-17')).toBe('2027-08-31')
})

test('a list for whichever camp comes next lasts until the next camp begins, or for a year if none is ahead', () => {
  expect(listedCamp([open], '2026-11-17')).toBeUndefined()
  expect(listEnd([open], '2026-11-17')).toBe('2026-12-06')
  expect(listEnd([open], '2026-12-06')).toBe('2027-12-06')
  expect(listEnd([], '2026-11-17')).toBe('2027-11-17')
})
