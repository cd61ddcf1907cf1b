import { expect, test } from 'vitest'
import { stepInRing, stepOfKey } from './ring.ts'

test('wraps around at both ends', () => {
  expect(stepInRing(23, 1, 24)).toBe(0)
  expect(stepInRing(0, -1, 24)).toBe(23)
  expect(stepInRing(4, 1, 24)).toBe(5)
})

test('the left arrow moves forward and the right arrow back', () => {
  expect(stepOfKey('ArrowLeft')).toBe(1)
  expect(stepOfKey('ArrowRight')).toBe(-1)
  expect(stepOfKey('ArrowUp')).toBeUndefined()
})
