import { expect, test } from 'vitest'
import { listEnd, listedCamp } from './listed-camp.ts'

const open = { title: 'חנוכה', calendar: { first: '2026-12-06', last: '2026-12-10' } }
const full = { title: 'פסח', calendar: { first: '2027-04-11', last: '2027-04-15', places: 'full' as const } }
const season = { title: 'קיץ', calendar: { last: '2027-08-31' } }

test('a list lasts until the camp that it is for begins, whichever begins before', () => {
  expect(listedCamp([open, full, season], '2026-11-17')?.title).toBe('פסח')
  expect(listEnd([open, full, season], '2026-11-17')).toBe('2027-04-11')
})

test('with only a season it lasts as long as that', () => {
  expect(listEnd([season], '2026-11-17')).toBe('2027-08-31')
})

test('a list for whichever comes next lasts until the next camp begins, and with none ahead for a year', () => {
  expect(listedCamp([open], '2026-11-17')).toBeUndefined()
  expect(listEnd([open], '2026-11-17')).toBe('2026-12-06')
  expect(listEnd([open], '2026-12-06')).toBe('2027-12-06')
  expect(listEnd([], '2026-11-17')).toBe('2027-11-17')
})
