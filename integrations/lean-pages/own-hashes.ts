import { hashOf } from './hash-of.ts'

/** Written in the page, as a module or not; data for search engines has a hash that nobody listed. */
const script = /<script\b(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs

/** Astro allows on every page the scripts of all pages, by hashes which do not compress. Each page keeps those of its own. */
export function withOwnHashes(html: string): string {
  const own = new Set([...html.matchAll(script)].map(([, code = '']) => hashOf(code)))
  return html.replace(/script-src [^;"]*/, (source) =>
    source.replaceAll(/ ('sha256-[^']+')/g, (listed, hash) => (own.has(hash) ? listed : '')),
  )
}
