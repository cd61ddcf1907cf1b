import { isNewerFunction, newerFeatures } from './newer-features.ts'
import { plainerWithout } from './plainer-without.ts'
import type { BuiltPage } from './read-pages.ts'

interface CssPart {
  kind: 'opening' | 'declaration'
  /** A selector or an at-rule before its block, or a declaration. */
  text: string
  /** The openings of the blocks it is in, from the outermost. */
  within: string[]
}

const word = /(?<![\w-])[a-z][\w-]*/g

/** Styles that the oldest browsers we promise (src/config/browser-floor.ts) do not understand. A style is in many pages, and named once. */
export function findTooNewStyles(pages: BuiltPage[]): string[] {
  const styles = new Map<string, string>()
  for (const { path, html } of pages)
    for (const [, css = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) if (!styles.has(css)) styles.set(css, path)
  return [...styles].flatMap(([css, path]) => tooNew(css).map((fault) => `${path} uses what is newer than the browser floor: ${fault}`))
}

/** What in the styles a browser of the floor would not understand: a feature that is newer, without @supports around it and not known to be harmless. */
export function tooNew(css: string): string[] {
  const faults = readCss(css).flatMap((part) => {
    if (isNested(part)) return [`nesting (${part.text})`]
    if (isGuarded(part)) return []
    return usedFeatures(part)
      .filter((key) => (newerFeatures.has(key) || key.startsWith('css.types.')) && !isHarmless(key))
      .map((key) => `${key} (${part.text})`)
  })
  return [...new Set(faults)]
}

function isGuarded({ text, within }: CssPart): boolean {
  return [text, ...within].some((opening) => opening.startsWith('@supports'))
}

function isNested({ kind, text, within }: CssPart): boolean {
  if (kind === 'declaration' || within.some((opening) => opening.startsWith('@keyframes'))) return false
  return text.includes('&') || within.some((opening) => !opening.startsWith('@'))
}

function isHarmless(key: string): boolean {
  return Object.keys(plainerWithout).some((known) => key === known || key.startsWith(`${known}.`))
}

/** The keys of the compatibility data for what a piece of the styles uses. */
function usedFeatures({ kind, text }: CssPart): string[] {
  const rule = /^@([\w-]+)/.exec(text)?.[1]
  if (rule) return [`css.at-rules.${rule}`, ...(text.match(word) ?? []).map((name) => `css.at-rules.${rule}.${name}`)]
  if (kind === 'opening') return [...text.matchAll(/::?([a-z-]+)/g)].map(([, name]) => `css.selectors.${name}`)
  const [, property = '', value = ''] = /^([\w-]+):(.*)$/s.exec(text) ?? []
  const plain = value.replace(/"[^"]*"|url\([^)]*\)/g, '')
  const functions = [...plain.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) => name).filter(isNewerFunction)
  return [
    `css.properties.${property}`,
    ...(plain.match(word) ?? []).map((name) => `css.properties.${property}.${name}`),
    ...functions.map((name) => `css.types.${name}`),
  ]
}

/** The built styles in pieces, by their braces and semicolons: enough to see which features they use, and inside which guard. */
function readCss(css: string): CssPart[] {
  const parts: CssPart[] = []
  const within: string[] = []
  let text = ''
  let depth = 0
  let quote = ''

  function add(kind: CssPart['kind']): void {
    if (text.trim()) parts.push({ kind, text: text.trim(), within: [...within] })
  }

  for (const sign of css) {
    const ends = !quote && depth === 0
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(') depth++
    else if (sign === ')') depth--

    if (ends && sign === '{') {
      add('opening')
      within.push(text.trim())
      text = ''
    } else if (ends && (sign === ';' || sign === '}')) {
      add('declaration')
      if (sign === '}') within.pop()
      text = ''
    } else text += sign
  }
  return parts
}
