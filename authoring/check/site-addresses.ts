import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { categoryIds, categoryPath } from '../../src/config/categories.ts'
import { redirects } from '../../src/config/paths.ts'
import { entryNames } from '../content/entry-names.ts'

export interface Address {
  path: string
  file: string
}

/** The addresses of all pages that come from content files. */
export function pageAddresses(): Address[] {
  const pages = globSync('src/content/pages/**/*.yaml').map((file) => ({ file, path: addressOfPage(file) }))
  const camps = globSync('src/content/camps/*.yaml').flatMap((file) =>
    landingsOf(parse(readFileSync(file, 'utf8'))).map((path) => ({ path, file })),
  )
  const cities = globSync('src/content/cities/*.yaml').map((file) => ({ file, path: addressOfCity(basename(file, '.yaml')) }))
  const articles = entryNames('articles').map((name) => ({ path: `/blog/${name}`, file: `src/content/articles/${name}.md` }))
  return [...pages, ...camps, ...cities, ...articles]
}

/** The address of a page, by its file path or its name. */
export function addressOfPage(file: string): string {
  const name = file.replace('src/content/pages/', '').replace('.yaml', '')
  return name === 'index' ? '/' : `/${name}`
}

export function addressOfCity(name: string): string {
  return `/win-camp/${name}`
}

/** The addresses of a camp's own landing pages. */
export function landingsOf(camp: unknown): string[] {
  const { landings } = (camp ?? {}) as { landings?: unknown }
  return Array.isArray(landings) ? landings.map((landing) => String((landing as { path?: unknown } | null)?.path ?? '')) : []
}

/** Addresses without a content file: blog categories, redirects, the feed. */
export function otherAddresses(): string[] {
  return [...categoryIds.map(categoryPath), ...Object.keys(redirects), '/rss.xml']
}
