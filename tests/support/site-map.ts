import { readFileSync } from 'node:fs'

/**
 * The address of every page of the built site, from its own site map: a page that the owner adds is looked at like all others.
 * What the specification asks to be there is proven in tests/specification.
 */
export const allPaths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
)
