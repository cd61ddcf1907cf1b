import { existsSync, readFileSync, statSync } from 'node:fs'

// The pages decide which tests there are, so the site must be built before the tests are even listed.
if (!existsSync('dist/sitemap.xml')) throw new Error('There is no build to test. Run `KIT_EXAMPLES=1 npm run build`, or `npm test`.')

/**
 * The path of every page in the site map of the built site, so that pages the owner adds are tested too.
 * tests/specification checks that the pages the specification requires exist.
 */
export const allPaths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
)

const article = /^\/blog\/[^/]+$/
const subject = /^\/blog\/category\//

/** All articles share one template, as do all subjects, so the largest page of each stands for the rest. */
export const longestArticle = longestOf(article)

export const everyKindOfPage = [
  ...allPaths.filter((path) => !article.test(path) && !subject.test(path)),
  ...longestArticle,
  ...longestOf(subject),
]

function longestOf(template: RegExp): string[] {
  const size = (path: string) => statSync(`dist${path}.html`).size
  return allPaths
    .filter((path) => template.test(path))
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, 1)
}
