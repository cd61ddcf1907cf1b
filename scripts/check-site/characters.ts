import { drawnWithoutFont, isWithin } from '../../src/config/font-characters.ts'
import type { BuiltPage } from './read-pages.ts'

/** Characters of a page that the font which every page loads does not have: a visitor would wait for a second file, or read another font. */
export function findForeignCharacters(pages: BuiltPage[]): string[] {
  return pages.flatMap(({ path, html }) => {
    if (html.includes('http-equiv="refresh"')) return []
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
