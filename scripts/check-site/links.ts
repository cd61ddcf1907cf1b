import { existsSync } from 'node:fs'
import { type BuiltPage, tagsOf } from './read-pages.ts'

/** Links inside the site that lead to no file, or to no element of the page they name. */
export function findBrokenLinks(pages: BuiltPage[], folder: string): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const ids = new Map(pages.map(({ path, html }) => [path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]))
  const faults = new Set<string>()
  for (const { path, html } of pages)
    for (const { href } of ['a', 'link', 'area'].flatMap((tag) => tagsOf(html, tag))) {
      if (!href || !/^[/#?]/.test(href)) continue
      const target = new URL(href.replaceAll('&amp;', '&'), `https://site${path}`)
      const to = decodeURI(target.pathname).replace(/(.)\/$/, '$1')
      const page = byPath.get(to)
      if (!page && !existsSync(folder + to)) faults.add(`${path} links to ${to}, which is not there`)
      const anchor = decodeURIComponent(target.hash.slice(1))
      if (page && anchor && !ids.get(to)?.has(anchor)) faults.add(`${path} links to ${to}#${anchor}, but nothing there has that id`)
    }
  return [...faults]
}
