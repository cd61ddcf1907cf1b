import { expect, test } from 'vitest'
import { addressOf, cityOf, pressed, remarkOn, scrolled } from './city-state.ts'

const words = {
  remarks: [
    { more: 2, than: 1, text: 'no street' },
    { more: 1, than: 3, text: 'no shade' },
  ],
  balanced: 'balanced',
  whole: 'whole',
  empty: 'empty',
}

test('reads a city back from its address', () => {
  expect(cityOf(addressOf([2, 3, 0, 1]))).toEqual([2, 3, 0, 1])
})

test.each(['', '#contact', '#city-23', '#city-2340', '#city-23011'])('finds no city in %j', (hash) => {
  expect(cityOf(hash)).toBeUndefined()
})

test('scrolling past a feature completes it, and scrolling back restores its first level', () => {
  expect(scrolled(0)).toEqual([2, 1, 1, 0])
  expect(scrolled(2)).toEqual([3, 3, 1, 0])
  expect(scrolled(4)).toEqual([3, 3, 3, 3])
})

test('a press adds one piece, and clears a complete feature', () => {
  expect(pressed([2, 1, 1, 0], 3)).toEqual([2, 1, 1, 1])
  expect(pressed([3, 1, 1, 0], 0)).toEqual([0, 1, 1, 0])
})

test('the remark names the missing feature, balance, a complete city or an empty one', () => {
  expect(remarkOn([0, 2, 0, 0], words)).toBe('no street')
  expect(remarkOn([3, 2, 1, 0], words)).toBe('no shade')
  expect(remarkOn([2, 1, 1, 1], words)).toBe('balanced')
  expect(remarkOn([3, 3, 3, 3], words)).toBe('whole')
  expect(remarkOn([0, 0, 0, 0], words)).toBe('empty')
})
