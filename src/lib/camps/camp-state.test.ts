import { expect, it } from 'vitest'
import { israelDay } from '#lib/days/israel-time.ts'
import { campCalendar } from './camp-calendar.ts'
import { type CampState, campState, nextCamp } from './camp-state.ts'

const passover = { first: '2025-04-06', last: '2025-04-10' }
const hanukkah = { first: '2025-12-21', last: '2025-12-25' }

it.each([
  ['long before', '2025-01-01T12:00:00+02:00', 'open'],
  ['the last second before the first day', '2025-04-05T23:59:59+03:00', 'open'],
  ['the first second of the first day', '2025-04-06T00:00:00+03:00', 'running'],
  ['the middle', '2025-04-08T10:00:00+03:00', 'running'],
  ['the last second of the last day', '2025-04-10T23:59:59+03:00', 'running'],
  ['the first second after the last day', '2025-04-11T00:00:00+03:00', 'ended'],
  ['long after', '2026-04-06T10:00:00+03:00', 'ended'],
])('in summer time, %s', (_, moment, expected) => {
  expect(campState(passover, israelDay(new Date(moment)))).toBe(expected)
})

it.each([
  ['2025-12-20T23:59:59+02:00', 'open'],
  ['2025-12-21T00:00:00+02:00', 'running'],
  ['2025-12-25T23:59:59+02:00', 'running'],
  ['2025-12-26T00:00:00+02:00', 'ended'],
])('in winter time, at %s', (moment, expected) => {
  expect(campState(hanukkah, israelDay(new Date(moment)))).toBe(expected)
})

it('goes by the day in Israel, wherever the reader is', () => {
  expect(campState(passover, israelDay(new Date('2025-04-05T17:30:00-04:00')))).toBe('running')
})

it.each([
  ['the day before registration opens', '2025-02-28T23:59:59+02:00', 'planned'],
  ['the day it opens', '2025-03-01T00:00:00+02:00', 'open'],
])('%s', (_, moment, expected) => {
  expect(campState({ ...passover, opens: '2025-03-01' }, israelDay(new Date(moment)))).toBe(expected)
})

it('a camp without dates is planned until its season is over, and then ended', () => {
  const season = campCalendar({ season: { until: '2027-04-20' } })
  expect(campState(season, israelDay(new Date('2026-11-16T10:00:00+02:00')))).toBe('planned')
  expect(campState(season, israelDay(new Date('2027-04-20T23:59:59+03:00')))).toBe('planned')
  expect(campState(season, israelDay(new Date('2027-04-21T00:00:00+03:00')))).toBe('ended')
})

it.each<[places: 'few' | 'full' | number | undefined, CampState]>([
  [undefined, 'open'],
  ['few', 'few'],
  ['full', 'full'],
  [6, 'open'],
  [5, 'few'],
  [1, 'few'],
  [0, 'full'],
])('with %s places it is %s, but only while it can be joined', (places, expected) => {
  const calendar = campCalendar({ dates: passover, registrationOpens: '2025-03-01', places })
  expect(campState(calendar, israelDay(new Date('2025-03-20T10:00:00Z')))).toBe(expected)
  expect(campState(calendar, israelDay(new Date('2025-02-20T10:00:00Z')))).toBe('planned')
  expect(campState(calendar, israelDay(new Date('2025-04-07T10:00:00Z')))).toBe('running')
  expect(campState(calendar, israelDay(new Date('2025-05-01T10:00:00Z')))).toBe('ended')
})

it.each<[CampState[], next: number]>([
  [[], -1],
  [['ended', 'running'], -1],
  [['ended', 'planned'], 1],
  [['planned', 'open'], 1],
  [['full', 'few', 'open'], 1],
  [['planned', 'full'], 1],
  [['open', 'open'], 0],
])('among %s, the next camp is number %i', (states, next) => {
  expect(nextCamp(states)).toBe(next)
})

it.each<[CampState[], listed: number]>([
  [['open', 'few'], -1],
  [['open', 'full', 'planned'], 1],
  [['ended', 'running', 'planned'], 2],
])('among %s, the first camp with a waiting list is number %i', (states, listed) => {
  expect(nextCamp(states, 'list')).toBe(listed)
})
