import { hashOf } from './hash-of.ts'

/** Inline scripts, modules included. Structured data matches too, but its hash is in no policy. */
const script = /<script\b(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs

/** Astro's policy lists the script hashes of all pages on every page, and hashes do not compress. Keeps only the page's own. */
export function withOwnHashes(html: string): string {
  const own = new Set([...html.matchAll(script)].map(([, code = '']) => hashOf(code)))
  return html.replace(/script-src [^;"]*/, (source) =>
    source.replaceAll(/ ('sha256-[^']+')/g, (listed, hash) => (own.has(hash) ? listed : '')),
  )
}
