import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../src/config/site.ts'

/** Written as escapes, since nobody would see them: the space that does not break, the marks of direction, the joiner. */
const unseen = '\u00a0\u200e\u200f\u2060\u2066\u2067\u2068\u2069'

const sources = /(?<!\.test)\.(yaml|md|json|ts|tsx|astro)$/

/**
 * Every character that a page may show: those of the content, of the code and of the owner's facts. More than pages do show, but what is
 * missing here costs a visitor a second file.
 */
export function siteCharacters(): Set<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => sources.test(file))
  const texts = files.map((file) => readFileSync(join('src', file), 'utf8'))
  // All of ASCII: addresses, numbers and names are typed into the forms.
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  return new Set([...ascii, ...[...texts, JSON.stringify(site), unseen].flatMap((text) => [...new Set(text)])])
}
