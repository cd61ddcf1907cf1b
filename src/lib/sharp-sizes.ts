/** A browser may choose the nearest file even if it is too small. With this margin, that file is sharp too. */
const margin = 1.125

/** Factors by which the page is larger from these screen widths (styles/base.css). In `sizes`, a rem keeps its initial size. */
const grown = [
  ['130rem', 1.4],
  ['104rem', 1.2],
] as const

const widest = /^(?:\(min-width: [^)]+\) )?((?:min\([^)]*\)|[^,(])+)/
const condition = /(\([a-z-]+: [^)]+\))/

/** Returns a `sizes` attribute with which a picture of the given rendered width, in the same syntax, is sharp on every screen. */
export function sharpSizes(drawn: string): string {
  const length = widest.exec(drawn)?.[1] ?? ''
  const larger = length.includes('rem') ? grown.map(([width, by]) => `(min-width: ${width}) ${times(length, margin, by)}, `) : []
  const usual = drawn.split(condition).map((part) => (condition.test(part) ? part : times(part, margin)))
  return [...larger, ...usual].join('')
}

function times(lengths: string, factor: number, growth = 1): string {
  return lengths.replaceAll(/([\d.]+)(rem|vw)/g, (_, number, unit) => `${round(number * factor * (unit === 'rem' ? growth : 1))}${unit}`)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
