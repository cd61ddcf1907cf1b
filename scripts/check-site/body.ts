import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { drawnWithoutFont, isWithin } from '../../src/config/font-characters.ts'
import { type BuiltPage, tagsOf } from './read-pages.ts'

/** Pages without exactly one `h1`: only some kinds of sections have one, such as `hero`. Redirects are skipped. */
export function findWrongHeadings(pages: BuiltPage[]): string[] {
  return pages.flatMap(({ path, html }) => {
    const count = tagsOf(html, 'h1').length
    return count === 1 || isRedirect(html) ? [] : [`${path}: has ${count} h1, but must have exactly one, in its first section`]
  })
}

function isRedirect(html: string): boolean {
  return html.includes('<meta http-equiv="refresh"')
}

/** Pictures without an `alt` attribute (an empty one is deliberate), or without the width and height that reserve their space. */
export function findIncompleteImages(pages: BuiltPage[]): string[] {
  return pages.flatMap(({ path, html }) =>
    tagsOf(html, 'img').flatMap(({ src, alt, width, height }) => [
      ...(alt === undefined ? [`${path}: ${src} has no alternative text`] : []),
      ...(Number(width) > 0 && Number(height) > 0 ? [] : [`${path}: ${src} has no width and height`]),
    ]),
  )
}

/** Placeholders for the owner's facts, {{fact}}, that were not filled in, in text or in links. */
export function findUnfilledPlaceholders(pages: BuiltPage[]): string[] {
  return pages.flatMap(({ path, html }) => [...html.matchAll(/(?:\{\{|%7B%7B)\w+/g)].map(([found]) => `${path}: ${found} is not filled in`))
}

/** Characters that are missing from the font that every page loads: a visitor would wait for a second file, or see a fallback font. */
export function findUnsupportedCharacters(pages: BuiltPage[]): string[] {
  return pages.flatMap(({ path, html }) => {
    if (isRedirect(html)) return []
    const ranges = rangesOfFirstFont(html)
    if (ranges.length === 0) return [`${path}: loads no font`]
    const foreign = [...new Set(textOf(html))].filter((character) => !isWithin(character, ranges) && !drawnWithoutFont.includes(character))
    return foreign.map((character) => `${path}: “${character}” (U+${hex(character)}) is not in the font of the site`)
  })
}

function rangesOfFirstFont(html: string): string[] {
  const [, family] = /@font-face\{font-family:([^;]+);/.exec(html) ?? []
  if (!family) return []
  return html
    .split('@font-face{')
    .filter((face) => face.startsWith(`font-family:${family};`))
    .flatMap((face) => /unicode-range:([^;]+);/.exec(face)?.[1]?.split(',') ?? [])
}

function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/\s/g, (space) => (space === '\u00a0' ? space : ' '))
}

function hex(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase()
}

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // These rules concern style, not correctness.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
    },
  }),
)

// Astro writes this style next to the first island of a page. The standard wants it in the head, but every browser applies it.
const islandStyle = /<style>astro-island,astro-slot[^<]*<\/style>/

/** Violations of the HTML standard. */
export async function findInvalidMarkup(pages: BuiltPage[]): Promise<string[]> {
  const faults: string[] = []
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html.replace(islandStyle, ''), `${path}.html`)
    for (const { line, ruleId, message, selector } of results.flatMap((result) => result.messages))
      faults.push(`${path}:${line} ${message} (${ruleId}, ${selector ?? 'page'})`)
  }
  return faults
}
