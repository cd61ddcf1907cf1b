import { expect, test } from 'vitest'
import { articlesPerPage, countPages, libraryPath, pageOf } from './library-pages.ts'

test('a full page needs no second page; one more article does', () => {
  expect(countPages(0)).toBe(1)
  expect(countPages(articlesPerPage)).toBe(1)
  expect(countPages(articlesPerPage + 1)).toBe(2)
})

test('each article is on exactly one page', () => {
  const articles = Array.from({ length: articlesPerPage + 3 }, (_, index) => index)
  expect(pageOf(articles, 1)).toHaveLength(articlesPerPage)
  expect([...pageOf(articles, 1), ...pageOf(articles, 2)]).toEqual(articles)
})

test('the first page has the address of the blog itself', () => {
  expect([1, 2].map(libraryPath)).toEqual(['/blog', '/blog/page/2'])
})
