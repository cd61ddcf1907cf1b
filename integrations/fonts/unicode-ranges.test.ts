import { expect, test } from 'vitest'
import { rangesOf } from './unicode-ranges.ts'

test('neighbours become one range, what is outside is left out, and the order of the text does not matter', () => {
  expect(rangesOf('cabאב₪z', ['U+0000-00FF', 'U+20AA'])).toEqual(['U+61-63', 'U+7A', 'U+20AA'])
})

test('no character in the ranges gives no range', () => {
  expect(rangesOf('abc', ['U+0590-05FF'])).toEqual([])
})
