import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rubikOfTheSite, weights, wholeRubik } from './rubik.ts'

test('styles use no weight outside the subset', () => {
  const used = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:font-weight|font): (\d{3})\b/g)].map(([, weight]) => Number(weight)),
  )
  expect(used.length).toBeGreaterThan(100)
  expect(Math.min(...used)).toBeGreaterThanOrEqual(weights.min)
  expect(Math.max(...used)).toBeLessThanOrEqual(weights.max)
})

test('the subset that every page loads is less than two thirds of the full font', async () => {
  const size = (faces: { src: string[] }[]) => faces.flatMap(({ src }) => src).reduce((sum, file) => sum + statSync(file).size, 0)
  expect(size(await rubikOfTheSite())).toBeLessThan(size(wholeRubik()) * (2 / 3))
})
