import { expect, it } from 'vitest'
import { stalePages } from './stale-pages.ts'

it('reports a page as outdated if it was requested before the content changed', () => {
  const { contentChanged, requested, isStale } = stalePages()
  requested('/jobs')
  expect(isStale('/jobs')).toBe(false)
  contentChanged()
  expect([isStale('/jobs'), isStale('/never-asked-for')]).toEqual([true, false])
  requested('/jobs')
  expect(isStale('/jobs')).toBe(false)
})
