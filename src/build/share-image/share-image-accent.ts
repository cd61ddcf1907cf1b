import { existsSync, readFileSync } from 'node:fs'
import type { Accent } from '#schemas/accent.ts'
import type { Hex } from './share-image-colours.ts'

const styles = 'src/styles'

/** The token for the field of a share image, where it is not --accent: with these accents, a large area needs another colour. */
const tokens: Partial<Record<Accent, string>> = {
  camp: '--field',
  story: '--raw-violet-800',
  blog: '--accent-side',
  jobs: '--accent-side',
  contact: '--chat',
  plain: '--accent-side',
}

/** Returns the light-theme colour of a page's share image, read from the styles, which are its only source. */
export function shareImageAccent(accent: Accent): Hex {
  const own = `${styles}/accents/${accent}.css`
  const sheets = [own, `${styles}/tokens.css`, `${styles}/tokens-raw.css`].filter(existsSync).map((file) => readFileSync(file, 'utf8'))
  return dayColour(tokens[accent] ?? '--accent', sheets)
}

/** Resolves a token to its light-theme colour, from the nearest sheet that sets it. */
export function dayColour(token: string, sheets: readonly string[]): Hex {
  const set = new RegExp(`(?<![\\w-])${token}:\\s*([^;]+);`)
  const value = sheets.map((sheet) => set.exec(sheet)?.[1]).find(Boolean) ?? ''
  const day = (/^light-dark\(((?:[^(),]|\([^)]*\))+),/.exec(value)?.[1] ?? value).trim()
  const next = /^var\((--[\w-]+)\)$/.exec(day)?.[1]
  if (next && next !== token) return dayColour(next, sheets)
  if (!isHex(day)) throw new Error(`${token} has no light-theme colour: “${value}”`)
  return day
}

function isHex(colour: string): colour is Hex {
  return /^#[0-9a-f]{6}$/i.test(colour)
}
