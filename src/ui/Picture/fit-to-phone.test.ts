import { expect, test } from 'vitest'
import { fitToPhone } from './fit-to-phone.ts'

test('leaves a small picture unchanged', () => {
  expect(fitToPhone({ width: 320, height: 77 })).toEqual({ width: 320, height: 77 })
})

test('shrinks a large picture to the width of a phone, within half a pixel of its shape at 2,560 px', () => {
  for (const [width, height] of [
    [1600, 900],
    [2560, 1097],
    [1463, 977],
    [800, 1999],
  ] as const) {
    const small = fitToPhone({ width, height })
    expect(small.width).toBeLessThanOrEqual(360)
    expect(2560 * Math.abs(small.height / small.width - height / width)).toBeLessThan(0.5)
  }
})
