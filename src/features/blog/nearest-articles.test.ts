import { expect, test } from 'vitest'
import { nearestArticles } from './nearest-articles.ts'

function article(slug: string, category: string, iso: string) {
  return { slug, category, date: { iso, printed: '' } }
}

const current = article('here', 'pedagogy', '2026-06-01')
const all = [
  article('far-day', 'team', '2024-01-01'),
  current,
  article('near-day', 'team', '2026-06-03'),
  article('same-subject-far', 'pedagogy', '2025-01-01'),
  article('same-subject-near', 'pedagogy', '2026-05-01'),
]

test('sorts by category, then by closeness in date, and leaves out the article itself', () => {
  expect(nearestArticles(all, current, 9).map(({ slug }) => slug)).toEqual(['same-subject-near', 'same-subject-far', 'near-day', 'far-day'])
})

test('returns at most the requested number', () => {
  expect(nearestArticles(all, current, 3)).toHaveLength(3)
  expect(nearestArticles([current], current, 3)).toEqual([])
})
