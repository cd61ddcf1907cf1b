/** Between two files a browser may take the nearer one, also where it is the smaller: with a little more asked for, it is sharp, too. */
const margin = 1.125

/** From these widths of the screen on the page is larger by as much (styles/base.css). In the words of `sizes` a rem stays what it is. */
const grown = [
  ['130rem', 1.4],
  ['104rem', 1.2],
] as const

const widest = /^(?:\(min-width: [^)]+\) )?((?:min\([^)]*\)|[^,(])+)/
const condition = /(\([a-z-]+: [^)]+\))/

/** The words of a `sizes` attribute for a picture that is drawn so wide: by the same words, sharp on every screen. */
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
