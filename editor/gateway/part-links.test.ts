import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allPartLinks, partLinksOf, partLinksSince } from './part-links.ts'
import { book, copyOfContent } from './testing/gateway-on-copy.ts'

it('resolves links to sections of another page, of the same page, and of one of a camp’s pages', () => {
  const data = {
    landings: [{ path: '/a' }, { path: '/b', sections: { hero: { actions: [{ to: '#days' }, { to: '/contact#form' }, { to: '/' }] } } }],
  }
  expect(partLinksOf('src/content/camps/passover.yaml', data, book, () => [])).toMatchObject([
    { page: '/b', part: 'days' },
    { page: '/contact', part: 'form' },
  ])
  expect(partLinksOf('src/content/pages/jobs.yaml', { hero: { action: { to: '#contact' } } }, book, () => [])).toMatchObject([
    { page: '/jobs', part: 'contact', where: expect.any(String) },
  ])
})

it('returns only links in changed files and links to their pages', () => {
  const root = copyOfContent()
  const [first] = allPartLinks(root, book).filter(({ file }) => file.startsWith('src/content/pages/'))
  expect(partLinksSince([], root, book)).toEqual([])
  const since = partLinksSince([first?.file ?? ''], root, book)
  expect(since).toContainEqual(first)
  expect(since.every(({ file, page }) => file === first?.file || page === first?.page)).toBe(true)
  rmSync(root, { recursive: true })
})
