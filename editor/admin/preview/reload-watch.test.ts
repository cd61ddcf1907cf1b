import { expect, test } from 'vitest'
import { reloadWatch } from './reload-watch.ts'

/** Which of a number of looks at a page lead to a reload. */
function reloads(looks: number, page: { isStale?: boolean; status?: number }): number[] {
  const watch = reloadWatch()
  return Array.from({ length: looks }, (_, look) => (watch({ isStale: false, status: 200, ...page }) ? look : -1)).filter(
    (look) => look >= 0,
  )
}

test('a page that is up to date is left alone', () => {
  expect(reloads(6, {})).toEqual([])
})

test('an outdated page and a page that does not exist yet are reloaded until they are there', () => {
  expect(reloads(6, { isStale: true })).toEqual([1, 3, 5])
  expect(reloads(6, { status: 404 })).toEqual([1, 3, 5])
})

test('a page that could not be rendered is requested again, a few times', () => {
  expect(reloads(20, { status: 500 })).toEqual([1, 3, 5])
})

test('a page that is outdated for one look reloads by itself', () => {
  const watch = reloadWatch()
  const looks = [true, false, true, false].map((isStale) => watch({ isStale, status: 200 }))
  expect(looks).toEqual([false, false, false, false])
})
