import { existsSync, readFileSync } from 'node:fs'
import { type BuiltPage, isHidden, tagsOf } from './read-pages.ts'

/** Internal links to a file that does not exist, or to an id that the target page does not have. */
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

/** Pages missing from the sitemap, entries of the sitemap that are not pages, and a robots.txt that does not name it. */
export function findUnlistedPages(pages: BuiltPage[], folder: string, origin: string): string[] {
  const listed = new Set([...readFileSync(`${folder}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address))
  const built = new Set(pages.filter((page) => !isHidden(page)).map(({ path }) => origin + path))
  const robots = readFileSync(`${folder}/robots.txt`, 'utf8')
  return [
    ...[...built].filter((address) => !listed.has(address)).map((address) => `${address} is missing from the sitemap`),
    ...[...listed].filter((address) => !built.has(address ?? '')).map((address) => `the sitemap lists ${address}, which is not a page`),
    ...(robots.includes(`Sitemap: ${origin}/sitemap.xml`) ? [] : ['robots.txt does not name the sitemap']),
  ]
}
