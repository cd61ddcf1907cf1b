import { expect, it } from 'vitest'
import { cropFrame, croppedShare } from './crop-geometry.ts'

it.each([
  ['the same ratio', 1.5, '3 / 2', 0],
  ['a portrait in a landscape frame', 2 / 3, '3 / 2', 5 / 9],
  ['a panorama in a square', 2, '1 / 1', 0.5],
])('computes the cropped part: %s', (_, ratio, shape, part) => {
  expect(croppedShare(ratio, shape)).toBeCloseTo(part)
})

it('moves the frame along the longer axis, from the top or from the left', () => {
  expect(cropFrame(0.75, '3 / 2', 1)).toEqual({ left: 0, top: '50%', width: '100%', height: '50%' })
  expect(cropFrame(1, '2 / 1 at 0.7')).toEqual({ left: 0, top: '35%', width: '100%', height: '50%' })
  expect(cropFrame(3, '3 / 2', 0.5)).toEqual({ left: '25%', top: 0, width: '50%', height: '100%' })
})
