import { expect, test } from 'vitest'
import { interpolate } from './interpolate.ts'

test('replaces every occurrence of a name with its value; an unknown name stays visible', () => {
  expect(interpolate('{n} מתוך {total}, {n} נשארו, {other}', { n: 2, total: 5 })).toBe('2 מתוך 5, 2 נשארו, {other}')
})
