import { expect, it } from 'vitest'
import { lost } from './lost.ts'

it.each([
  ['its own shape', 1.5, '3 / 2', 0],
  ['a portrait in a wide place', 2 / 3, '3 / 2', 5 / 9],
  ['a panorama in a square', 2, '1 / 1', 0.5],
])('what is lost of %s', (_, ratio, shape, part) => {
  expect(lost(ratio, shape)).toBeCloseTo(part)
})
