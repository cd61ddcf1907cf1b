import { expect, test } from 'vitest'
import { sameWithinMs } from '#config/same-enquiry.ts'
import { mayRepeatUntil, pauseBefore } from './may-repeat.ts'

test('an enquiry that cannot have arrived may be resent at any time', () => {
  expect(mayRepeatUntil(undefined, true)).toBe(Number.POSITIVE_INFINITY)
  expect(mayRepeatUntil(undefined, false)).toBe(Number.POSITIVE_INFINITY)
})

test('an enquiry that may have arrived is resent only while the relay remembers it', () => {
  expect(mayRepeatUntil(1_000, true)).toBeGreaterThan(1_000)
  expect(mayRepeatUntil(1_000, true)).toBeLessThan(1_000 + sameWithinMs)
})

test('an enquiry that may have arrived is never resent if repeats are not recognized', () => {
  expect(mayRepeatUntil(1_000, false)).toBeLessThan(1_000)
})

test('pauses grow to a minute, then stay constant', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 100].map(pauseBefore)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses[0]).toBe(5_000)
  expect(pauses.at(-1)).toBe(60_000)
})
