import { readFileSync, statSync } from 'node:fs'
import { swept } from './layers.ts'

/**
 * The address of every page of the built site, from its own site map: a page that the owner adds is looked at like all others.
 * What the specification asks to be there is proven in tests/specification.
 */
export const allPaths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
)

const articles = /^\/blog\/[^/]+$/
const subjects = /^\/blog\/category\//

/** Articles share one template, and so do the subjects: the longest of each shows what it can hold. */
export const everyKindOfPage = [
  ...allPaths.filter((path) => !articles.test(path) && !subjects.test(path)),
  ...longestOf(articles),
  ...longestOf(subjects),
]

/**
 * One page of each family. Pages are of one family when they are made of the same parts: so home, the fullest programme page (form,
 * gallery, questions, floating chat), the overview of the camps, a page for one city, the game, the blog, an article, the jobs with the
 * longest form, a legal text, and the page with everything that the kit can do.
 */
export const oneOfEachFamily = [
  '/',
  '/science-basket',
  '/win-camp',
  '/win-camp/kiryat-gat',
  '/dragon-prince-game',
  '/blog',
  ...longestOf(articles),
  '/jobs',
  '/privacy',
  '/kit',
]

/** For looks that cost much: every kind of page in the long layer, one of each family in the short one. */
export const sweptPaths = swept(everyKindOfPage, oneOfEachFamily)

function longestOf(template: RegExp): string[] {
  const size = (path: string) => statSync(`dist${path}.html`).size
  return allPaths
    .filter((path) => template.test(path))
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, 1)
}
