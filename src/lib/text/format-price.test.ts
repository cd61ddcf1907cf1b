import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPrice, splitPrice } from './format-price.ts'

it('writes the currency sign after the number, and a thousands comma', () => {
  expect(formatPrice(590)).toBe('590\u00a0₪')
  expect(formatPrice(1290)).toBe('1,290\u00a0₪')
})

it('splits a price into payments', () => {
  expect(splitPrice(590, 3)).toEqual([197, 197, 196])
  expect(splitPrice(400, 2)).toEqual([200, 200])
})

it('payments always add up to the price, and differ by at most a shekel', () => {
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 100_000 }), fc.integer({ min: 1, max: 12 }), (price, payments) => {
      const parts = splitPrice(price, payments)
      expect(parts).toHaveLength(payments)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(price)
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
    }),
  )
})
