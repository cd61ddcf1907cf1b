import { expect, it } from 'vitest'
import { dayPlaces } from './day-places.ts'

const rows = (count: number) =>
  dayPlaces(count)
    .filter((day) => day['data-place'] === 1)
    .map((day) => day['data-of'])

it.each([
  [1, [1]],
  [2, [2]],
  [4, [4]],
  [5, [5]],
  [6, [3, 3]],
  [7, [4, 3]],
  [8, [4, 4]],
  [9, [5, 4]],
  [10, [5, 5]],
  [11, [4, 4, 3]],
])('splits %i days into rows of %j', (count, expected) => {
  expect(rows(count)).toEqual(expected)
  expect(dayPlaces(count)).toHaveLength(count)
})

it('marks the days of the last row as on the ground', () => {
  expect(dayPlaces(7).map((day) => day['data-ground'])).toEqual([undefined, undefined, undefined, undefined, '', '', ''])
})

it.each([
  [1, [3]],
  [2, [1, 5]],
  [4, [1, 2, 4, 5]],
  [5, [1, 2, 3, 4, 5]],
  [10, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]],
])('the colours of %i days deepen from the first to the last', (count, expected) => {
  expect(dayPlaces(count).map((day) => day['data-storey'])).toEqual(expected)
})
