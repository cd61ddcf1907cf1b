import { expect, it } from 'vitest'
import { campState } from './camp-state'

const passover = { first: '2025-04-06', last: '2025-04-10' }
const hanukkah = { first: '2025-12-21', last: '2025-12-25' }

it.each([
  ['long before', '2025-01-01T12:00:00+02:00', 'before'],
  ['the last second before the first day', '2025-04-05T23:59:59+03:00', 'before'],
  ['the first second of the first day', '2025-04-06T00:00:00+03:00', 'during'],
  ['the middle', '2025-04-08T10:00:00+03:00', 'during'],
  ['the last second of the last day', '2025-04-10T23:59:59+03:00', 'during'],
  ['the first second after the last day', '2025-04-11T00:00:00+03:00', 'after'],
  ['long after', '2026-04-06T10:00:00+03:00', 'after'],
])('in summer time, %s', (_, moment, expected) => {
  expect(campState(passover, new Date(moment))).toBe(expected)
})

it.each([
  ['2025-12-20T23:59:59+02:00', 'before'],
  ['2025-12-21T00:00:00+02:00', 'during'],
  ['2025-12-25T23:59:59+02:00', 'during'],
  ['2025-12-26T00:00:00+02:00', 'after'],
])('in winter time, at %s', (moment, expected) => {
  expect(campState(hanukkah, new Date(moment))).toBe(expected)
})

it('goes by the day in Israel, wherever the reader is', () => {
  expect(campState(passover, new Date('2025-04-05T17:30:00-04:00'))).toBe('during')
})
