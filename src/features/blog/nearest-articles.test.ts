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

test('the same subject comes first, then the nearest day; never the article itself', () => {
  expect(nearestArticles(all, current, 9).map(({ slug }) => slug)).toEqual(['same-subject-near', 'same-subject-far', 'near-day', 'far-day'])
})

test('no more than asked for, and fewer when there are fewer', () => {
  expect(nearestArticles(all, current, 3)).toHaveLength(3)
  expect(nearestArticles([current], current, 3)).toEqual([])
})
