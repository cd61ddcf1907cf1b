import { expect, test } from 'vitest'
import { rangesOf } from './unicode-ranges.ts'

test('merges neighbours into ranges, drops characters outside, and ignores the order of the text', () => {
  expect(rangesOf('cabאב₪z', ['U+0000-00FF', 'U+20AA'])).toEqual(['U+61-63', 'U+7A', 'U+20AA'])
})

test('returns no range if no character is within the given ranges', () => {
  expect(rangesOf('abc', ['U+0590-05FF'])).toEqual([])
})
