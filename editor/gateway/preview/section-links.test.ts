import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { book, copyOfContent } from '../testing/gateway-on-copy.ts'
import { allSectionLinks, sectionLinksOf, sectionLinksSince } from './section-links.ts'

it('resolves links to sections of another page, of the same page, and of one of a camp’s pages', () => {
  const data = {
    landings: [{ path: '/a' }, { path: '/b', sections: { hero: { actions: [{ to: '#days' }, { to: '/contact#form' }, { to: '/' }] } } }],
  }
  expect(sectionLinksOf('src/content/camps/passover.yaml', data, book, () => [])).toMatchObject([
    { page: '/b', section: 'days' },
    { page: '/contact', section: 'form' },
  ])
  expect(sectionLinksOf('src/content/pages/jobs.yaml', { hero: { action: { to: '#contact' } } }, book, () => [])).toMatchObject([
    { page: '/jobs', section: 'contact', where: expect.any(String) },
  ])
})

it('returns only links in changed files and links to their pages', () => {
  const root = copyOfContent()
  const [first] = allSectionLinks(root, book).filter(({ file }) => file.startsWith('src/content/pages/'))
  expect(sectionLinksSince([], root, book)).toEqual([])
  const since = sectionLinksSince([first?.file ?? ''], root, book)
  expect(since).toContainEqual(first)
  expect(since.every(({ file, page }) => file === first?.file || page === first?.page)).toBe(true)
  rmSync(root, { recursive: true })
})
