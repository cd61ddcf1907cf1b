import { expect, test } from 'vitest'
import { interpolate } from './interpolate.ts'

test('every name gets its value, as often as it occurs; an unknown one stays to be seen', () => {
  expect(interpolate('{n} מתוך {total}, {n} נשארו, {other}', { n: 2, total: 5 })).toBe('2 מתוך 5, 2 נשארו, {other}')
})
