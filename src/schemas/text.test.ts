import { expect, test } from 'vitest'
import { text } from './text.ts'

test('accepts a single asterisk and pairs; an unmatched asterisk beside a pair fails the build', () => {
  for (const fine of ['5 * 3', '*בלוק* אחר בלוק', '*אחד* ו*שניים*', 'חייגו *2700', '*בלוק*, חייגו *2700'])
    expect(text.safeParse(fine).success).toBe(true)
  const { error } = text.safeParse('*בלוק* אחר* בלוק')
  expect(error?.issues[0]?.message).toContain('unmatched asterisk')
})
