import { expect, test } from 'vitest'
import { addPiece, cityHash, levelsAfterScroll, parseCity, remarkFor } from './city-state.ts'

const remarks = {
  remarks: [
    { more: 2, than: 1, text: 'no street' },
    { more: 1, than: 3, text: 'no shade' },
  ],
  balanced: 'balanced',
  whole: 'whole',
  empty: 'empty',
}

test('reads a city back from its address', () => {
  expect(parseCity(cityHash([2, 3, 0, 1]))).toEqual([2, 3, 0, 1])
})

test.each(['', '#contact', '#city-23', '#city-2340', '#city-23011'])('finds no city in %j', (hash) => {
  expect(parseCity(hash)).toBeUndefined()
})

test('scrolling past a feature completes it, and scrolling back restores its first level', () => {
  expect(levelsAfterScroll(0)).toEqual([2, 1, 1, 0])
  expect(levelsAfterScroll(2)).toEqual([3, 3, 1, 0])
  expect(levelsAfterScroll(4)).toEqual([3, 3, 3, 3])
})

test('a press adds one piece, and clears a complete feature', () => {
  expect(addPiece([2, 1, 1, 0], 3)).toEqual([2, 1, 1, 1])
  expect(addPiece([3, 1, 1, 0], 0)).toEqual([0, 1, 1, 0])
})

test('the remark names the missing feature, balance, a complete city or an empty one', () => {
  expect(remarkFor([0, 2, 0, 0], remarks)).toBe('no street')
  expect(remarkFor([3, 2, 1, 0], remarks)).toBe('no shade')
  expect(remarkFor([2, 1, 1, 1], remarks)).toBe('balanced')
  expect(remarkFor([3, 3, 3, 3], remarks)).toBe('whole')
  expect(remarkFor([0, 0, 0, 0], remarks)).toBe('empty')
})
