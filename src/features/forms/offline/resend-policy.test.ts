import { expect, test } from 'vitest'
import { deduplicationWindowMs } from '#config/enquiry-deduplication.ts'
import { resendDeadline, retryDelay } from './resend-policy.ts'

test('an enquiry that cannot have arrived may be resent at any time', () => {
  expect(resendDeadline(undefined, true)).toBe(Number.POSITIVE_INFINITY)
  expect(resendDeadline(undefined, false)).toBe(Number.POSITIVE_INFINITY)
})

test('an enquiry that may have arrived is resent only while the relay remembers it', () => {
  expect(resendDeadline(1_000, true)).toBeGreaterThan(1_000)
  expect(resendDeadline(1_000, true)).toBeLessThan(1_000 + deduplicationWindowMs)
})

test('an enquiry that may have arrived is never resent if repeats are not recognized', () => {
  expect(resendDeadline(1_000, false)).toBeLessThan(1_000)
})

test('pauses grow to a minute, then stay constant', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 100].map(retryDelay)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses[0]).toBe(5_000)
  expect(pauses.at(-1)).toBe(60_000)
})
