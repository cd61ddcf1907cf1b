import { newerFeatures } from './newer-features.ts'
import { plainerWithout } from './plainer-without.ts'
import { type CssPart, readCss } from './read-css.ts'
import { usedFeatures } from './used-features.ts'

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
