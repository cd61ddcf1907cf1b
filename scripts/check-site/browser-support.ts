import { features } from 'web-features'
import { browserFloor } from '../../src/config/browser-floor.ts'
import type { BuiltPage } from './read-pages.ts'

interface CssPart {
  kind: 'opening' | 'declaration'
  /** The selector or at-rule before a block, or a declaration. */
  text: string
  /** The selectors and at-rules of the enclosing blocks, outermost first. */
  within: string[]
}

const word = /(?<![\w-])[a-z][\w-]*/g

/**
 * Styles that the oldest supported browsers (src/config/browser-floor.ts) do not understand. A style that many pages share is reported
 * once.
 */
export function findUnsupportedStyles(pages: BuiltPage[]): string[] {
  const styles = new Map<string, string>()
  for (const { path, html } of pages)
    for (const [, css = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) if (!styles.has(css)) styles.set(css, path)
  return [...styles].flatMap(([css, path]) =>
    unsupportedIn(css).map((fault) => `${path} uses a feature that is newer than the browser floor: ${fault}`),
  )
}

/** Nested rules, and features newer than the floor that neither have @supports around them nor are known to be harmless. */
export function unsupportedIn(css: string): string[] {
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
  return Object.keys(acceptedUnguarded).some((known) => key === known || key.startsWith(`${known}.`))
}

/** Keys in the compatibility data for the features that a part uses. */
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

/** Splits built styles at braces and semicolons: enough to find the features that they use, and the guards around them. */
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

const floor = browserFloor.map((browser) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? []
  return { name: name === 'ios' ? 'safari_ios' : name, version }
})

/** Features that at least one browser of the floor lacks, as keys in the compatibility data (`css.properties.text-wrap`). */
export const newerFeatures: ReadonlySet<string> = new Set(
  styleKeys()
    .filter(({ support }) => isNewer(support))
    .map(({ key }) => key),
)

const newerTypes = new Map<string, boolean>()
for (const { key, support } of styleKeys()) {
  const name = key.split('.').at(-1) ?? ''
  if (key.startsWith('css.types.')) newerTypes.set(name, (newerTypes.get(name) ?? true) && isNewer(support))
}

/** A function has one key for each type of value that it returns. It counts as newer only if all of them are. */
export function isNewerFunction(name: string): boolean {
  return newerTypes.get(name) ?? false
}

function styleKeys(): { key: string; support: Record<string, string> }[] {
  return Object.values(features)
    .flatMap((feature) => ('status' in feature ? Object.entries(feature.status.by_compat_key ?? {}) : []))
    .filter(([key]) => key.startsWith('css.'))
    .map(([key, { support }]) => ({ key, support: { ...support } }))
}

function isNewer(support: Record<string, string>): boolean {
  return floor.some(({ name, version }) => {
    const since = support[name]?.replace('≤', '')
    return !since || since.localeCompare(version, 'en', { numeric: true }) > 0
  })
}

/**
 * Features newer than the floor that are used without a guard, with what a browser misses that does not have them.
 * A key covers the keys below it.
 */
export const acceptedUnguarded: Readonly<Record<string, string>> = {
  'css.at-rules.media.scripting': 'pictures of a gallery that load only when it is near, and fallback styles without scripts',
  'css.at-rules.page': 'the margins of a printed sheet',
  'css.at-rules.starting-style': 'the fade-in of what opens',
  'css.at-rules.view-transition': 'the fade from page to page',
  'css.properties.break-after': 'a heading that keeps its text on the same sheet',
  'css.properties.contain-intrinsic-size': 'see content-visibility',
  'css.properties.content-visibility': 'a faster first layout',
  'css.properties.corner-shape': 'nothing: integrations/notch.ts writes the corner for other browsers',
  'css.properties.cursor': 'the mouse pointer, which phones do not have',
  'css.properties.clear': 'an article’s notes in the margin: they are between its parts instead',
  'css.properties.float': 'see clear, and a drop cap',
  'css.properties.forced-color-adjust': 'nothing: such a browser has no forced colours',
  'css.properties.grid-template-rows.subgrid': 'rows of neighbouring cards that line up',
  'css.properties.interpolate-size': 'the animation of a disclosure',
  'css.properties.mask': 'nothing: -webkit-mask is beside it',
  'css.properties.mask-image': 'the blocks in the transition between the light and the dark theme',
  'css.properties.mask-size': 'see mask-image',
  'css.properties.overflow-anchor': 'a page that does not move when a disclosure opens',
  'css.properties.overscroll-behavior': 'a page that does not scroll behind a box that is scrolled to its end',
  'css.properties.overscroll-behavior-inline': 'see overscroll-behavior',
  'css.properties.paint-order': 'a thinner line around stars',
  'css.properties.print-color-adjust': 'nothing: -webkit-print-color-adjust is beside it',
  'css.properties.resize': 'the corner by which a mouse pulls a field',
  'css.properties.scroll-timeline': 'see animation-timeline, which has a guard',
  'css.properties.scrollbar-color': 'a scrollbar in the page’s colours',
  'css.properties.scrollbar-gutter': 'a page that keeps its width behind a dialog, where scrollbars take up space',
  'css.properties.scrollbar-width': 'a thin scrollbar',
  'css.properties.text-size-adjust': 'nothing: the prefixed property is beside it, or the browser never enlarges text',
  'css.properties.break-before.avoid': 'a printed gallery that begins on the sheet of its heading',
  'css.properties.text-wrap': 'lines of equal length',
  'css.properties.timeline-scope': 'see animation-timeline, which has a guard',
  'css.properties.user-select': 'nothing: -webkit-user-select is beside it',
  'css.properties.view-timeline': 'see animation-timeline, which has a guard',
  'css.properties.view-transition-name': 'a header that does not fade with its page',
  'css.selectors.details-content': 'the animation of a disclosure, and its closed text in print',
  'css.selectors.dir': 'left-aligned Latin text in a field',
  'css.selectors.popover-open': 'nothing: [data-open] is beside it',
  'css.selectors.selection': 'the colour of selected text',
  'css.selectors.view-transition-group': 'nothing: without transitions there are none to stop',
  'css.selectors.view-transition-new': 'see view-transition-group',
  'css.selectors.view-transition-old': 'see view-transition-group',
  'css.types.round': 'the studs on top of bricks',
  'css.types.type': 'a picture’s own colour until it loads',
}
