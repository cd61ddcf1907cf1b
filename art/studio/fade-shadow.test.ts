import { expect, test } from 'vitest'
import { fadeShadow } from './fade-shadow.ts'

const width = 50

/** Fades one row of a picture, between two empty rows. */
function faded(row: number[]): number[] {
  const alphas = [...new Array<number>(width).fill(0), ...row, ...new Array<number>(width).fill(0)]
  const data = Uint8Array.from(alphas.flatMap((alpha) => [10, 10, 10, alpha]))
  fadeShadow({ data, width, height: 3 })
  return [...data].filter((_, at) => at % 4 === 3).slice(width, 2 * width)
}

test.each([12, 140])('fades a shadow to nothing at the frame, faint or dense (%i)', (alpha) => {
  const row = faded(new Array<number>(width).fill(alpha))
  expect([row[0], row.at(-1)]).toEqual([0, 0])
  expect(row[width / 2]).toBeGreaterThan(0)
})

test('keeps the edge of an object at the frame', () => {
  const solid = [...new Array<number>(width - 1).fill(0), 255]
  expect(faded(solid)).toEqual(solid)
})
