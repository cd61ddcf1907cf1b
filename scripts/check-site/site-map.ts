import { readFileSync } from 'node:fs'
import { type BuiltPage, isHidden } from './read-pages.ts'

/** Pages that search engines are not told of, addresses in the site map that are no pages, and a robots.txt that does not lead to it. */
export function findUnlistedPages(pages: BuiltPage[], folder: string, origin: string): string[] {
  const listed = new Set([...readFileSync(`${folder}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address))
  const built = new Set(pages.filter((page) => !isHidden(page)).map(({ path }) => origin + path))
  const robots = readFileSync(`${folder}/robots.txt`, 'utf8')
  return [
    ...[...built].filter((address) => !listed.has(address)).map((address) => `${address} is not in the site map`),
    ...[...listed].filter((address) => !built.has(address ?? '')).map((address) => `the site map lists ${address}, which is no page`),
    ...(robots.includes(`Sitemap: ${origin}/sitemap.xml`) ? [] : ['robots.txt does not lead to the site map']),
  ]
}
