import { readFileSync, statSync } from 'node:fs'

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
export const longestArticle = longestOf(articles)

export const everyKindOfPage = [
  ...allPaths.filter((path) => !articles.test(path) && !subjects.test(path)),
  ...longestArticle,
  ...longestOf(subjects),
]

function longestOf(template: RegExp): string[] {
  const size = (path: string) => statSync(`dist${path}.html`).size
  return allPaths
    .filter((path) => template.test(path))
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, 1)
}
