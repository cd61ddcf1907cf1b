import { expect, test } from 'vitest'
import { exceededBudgets } from './budgets.ts'
import { hasTimes, type Scores, scoresOf } from './scores.ts'

const bytes = { script: 8_000, htmlCss: 30_000, font: 20_000, hero: 40_000 }
const good: Scores = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaintMs: 1_200,
  layoutShift: 0,
  blockingMs: 20,
}

test('a page within its budgets exceeds none', () => {
  expect(exceededBudgets('/', bytes, good, good)).toEqual([])
})

test('names every exceeded budget, and counts blocking time and LCP relative to the page without scripts', () => {
  const slow = { ...good, accessibility: 97, blockingMs: 90, largestPaintMs: 1_500 }
  expect(exceededBudgets('/', { ...bytes, hero: 60_000 }, slow, good)).toEqual(['hero', 'accessibility', 'TBT', 'LCP vs no script'])
})

test('a value that could not be measured exceeds its budget', () => {
  const unknown = { ...good, layoutShift: Number.NaN, blockingMs: Number.NaN, largestPaintMs: Number.NaN }
  expect(exceededBudgets('/', bytes, unknown, good)).toEqual(['CLS', 'TBT', 'LCP vs no script', 'LCP'])
  expect(hasTimes(unknown)).toBe(false)
})

test('takes the shortest times and the worst scores of several runs, and refuses to score none', () => {
  const other = { ...good, performance: 98, seo: 90, largestPaintMs: 1_400, layoutShift: 0.005, blockingMs: 10 }
  expect(scoresOf([good, other])).toEqual({ ...good, seo: 90, layoutShift: 0.005, blockingMs: 10 })
  expect(() => scoresOf([])).toThrow('no run')
})
