import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../src/config/site.ts'

/** Invisible characters, as escapes: no-break space, direction marks, word joiner. */
const invisible = '\u00a0\u200e\u200f\u2060\u2066\u2067\u2068\u2069'

const sources = /(?<!\.test)\.(yaml|md|json|ts|tsx|astro)$/

/**
 * Returns every character in the content, the code and the owner's facts. Pages show fewer, but a missing character would cost the visitor
 * a second font file.
 */
export function siteCharacters(): Set<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => sources.test(file))
  const texts = files.map((file) => readFileSync(join('src', file), 'utf8'))
  // All printable ASCII: visitors type addresses, numbers and names into the forms.
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  return new Set([...ascii, ...[...texts, JSON.stringify(site), invisible].flatMap((text) => [...new Set(text)])])
}
