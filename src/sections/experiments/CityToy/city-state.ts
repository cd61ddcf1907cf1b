/** How many pieces of each feature are built. */
export type Levels = readonly number[]

export const most = 3

/** What is there before the visitor does anything: enough to see what this is. */
export const atFirst: Levels = [2, 1, 1, 0]

const address = /^#city-([0-3]{4})$/

/** The city that an address holds, if it holds one. */
export function cityOf(hash: string): Levels | undefined {
  const digits = hash.match(address)?.[1]
  return digits ? [...digits].map(Number) : undefined
}

export function addressOf(levels: Levels): string {
  return `#city-${levels.join('')}`
}

/** After scrolling past the first features: each of them is all built. */
export function scrolled(passed: number): Levels {
  return atFirst.map((level, feature) => (feature < passed ? most : level))
}

/** One more piece; after the last one the place is cleared. */
export function pressed(levels: Levels, feature: number): Levels {
  return levels.map((level, index) => (index === feature ? (level + 1) % (most + 1) : level))
}

export interface Remarks {
  remarks: readonly { more: number; than: number; text: string }[]
  balanced: string
  whole: string
  empty: string
}

/** What the city says of itself. Features are counted from 1 in the content. */
export function remarkOn(levels: Levels, { remarks, balanced, whole, empty }: Remarks): string {
  if (levels.every((level) => level === 0)) return empty
  if (levels.every((level) => level === most)) return whole
  const ahead = remarks.find(({ more, than }) => (levels[more - 1] ?? 0) - (levels[than - 1] ?? 0) >= 2)
  return ahead?.text ?? balanced
}
