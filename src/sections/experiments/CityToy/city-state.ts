/** The number of built pieces per feature. */
export type Levels = readonly number[]

export const maxLevel = 3

/** The city before any interaction: enough to show what it is. */
export const initialLevels: Levels = [2, 1, 1, 0]

const address = /^#city-([0-3]{4})$/

/** Parses the city from a URL hash; undefined if the hash is not a city. */
export function parseCity(hash: string): Levels | undefined {
  const digits = hash.match(address)?.[1]
  return digits ? [...digits].map(Number) : undefined
}

export function cityHash(levels: Levels): string {
  return `#city-${levels.join('')}`
}

/** The city after the visitor has scrolled past `passed` features, which are then complete. */
export function levelsAfterScroll(passed: number): Levels {
  return initialLevels.map((level, feature) => (feature < passed ? maxLevel : level))
}

/** Adds one piece, or clears a complete feature. */
export function addPiece(levels: Levels, feature: number): Levels {
  return levels.map((level, index) => (index === feature ? (level + 1) % (maxLevel + 1) : level))
}

export interface Remarks {
  remarks: readonly { more: number; than: number; text: string }[]
  balanced: string
  whole: string
  empty: string
}

/** Returns the city's remark. In the content, features are counted from 1. */
export function remarkFor(levels: Levels, { remarks, balanced, whole, empty }: Remarks): string {
  if (levels.every((level) => level === 0)) return empty
  if (levels.every((level) => level === maxLevel)) return whole
  const ahead = remarks.find(({ more, than }) => (levels[more - 1] ?? 0) - (levels[than - 1] ?? 0) >= 2)
  return ahead?.text ?? balanced
}
