import { existsSync, readFileSync } from 'node:fs'
import type { Accent } from '#schemas/accent.ts'
import type { Hex } from './share-image-colours.ts'

const styles = 'src/styles'

/** The token that a share image is painted with, where it is not the accent itself: in these accents a large field needs another one. */
const tokens: Partial<Record<Accent, string>> = {
  camp: '--field',
  story: '--raw-violet-800',
  blog: '--accent-side',
  jobs: '--accent-side',
  contact: '--chat',
  plain: '--accent-side',
}

/** The colour of a page's share image by day, read from the styles: the only place that knows it. */
export function shareImageAccent(accent: Accent): Hex {
  const own = `${styles}/accents/${accent}.css`
  const sheets = [own, `${styles}/tokens.css`, `${styles}/tokens-raw.css`].filter(existsSync).map((file) => readFileSync(file, 'utf8'))
  return dayColour(tokens[accent] ?? '--accent', sheets)
}

/** Follows a token from the nearest sheet that sets it down to its colour. */
export function dayColour(token: string, sheets: readonly string[]): Hex {
  const set = new RegExp(`(?<![\\w-])${token}:\\s*([^;]+);`)
  const value = sheets.map((sheet) => set.exec(sheet)?.[1]).find(Boolean) ?? ''
  const day = (/^light-dark\(((?:[^(),]|\([^)]*\))+),/.exec(value)?.[1] ?? value).trim()
  const next = /^var\((--[\w-]+)\)$/.exec(day)?.[1]
  if (next && next !== token) return dayColour(next, sheets)
  if (!isHex(day)) throw new Error(`${token} is no colour by day: “${value}”`)
  return day
}

function isHex(colour: string): colour is Hex {
  return /^#[0-9a-f]{6}$/i.test(colour)
}
