import { expect, test } from 'vitest'
import { onAnyPhone } from './on-any-phone.ts'

test('a small picture stays as it is', () => {
  expect(onAnyPhone({ width: 320, height: 77 })).toEqual({ width: 320, height: 77 })
})

test('a large one fits on a phone, and keeps its shape to half a pixel at 2,560 px', () => {
  for (const [width, height] of [
    [1600, 900],
    [2560, 1097],
    [1463, 977],
    [800, 1999],
  ] as const) {
    const small = onAnyPhone({ width, height })
    expect(small.width).toBeLessThanOrEqual(360)
    expect(2560 * Math.abs(small.height / small.width - height / width)).toBeLessThan(0.5)
  }
})
