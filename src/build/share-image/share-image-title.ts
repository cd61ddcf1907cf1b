import { isolateLtrRuns } from '#lib/text/isolate-ltr-runs.ts'
import { drawLine } from './share-image-text.ts'

export interface TitleBlock {
  size: number
  lineHeight: number
  lines: string[]
}

/** Type sizes from large to small, each with the number of lines it may fill. */
const steps = [
  { size: 76, lines: 1 },
  { size: 66, lines: 2 },
  { size: 56, lines: 3 },
  { size: 48, lines: 4 },
  { size: 40, lines: 5 },
]

/** Returns the largest type size at which the title fits the width, broken into lines of similar length. */
export function setTitle(title: string, width: number): TitleBlock {
  const words = unbreakableWords(title)
  const whole = measure(words.join(' '))
  for (const { size, lines: maxLines } of steps) {
    for (let count = Math.ceil((whole * size) / width); count <= maxLines; count++) {
      const lines = balance(words, count)
      if (longest(lines) * size <= width) return { size, lineHeight: size * 1.2, lines }
    }
  }
  throw new Error(`The title "${title}" is too long for a share image`)
}

/** A number stays with the word that it counts. */
function unbreakableWords(title: string): string[] {
  return title
    .trim()
    .replaceAll(/(^|\s)(\d+)\s+/g, '$1$2\u00A0')
    .split(/ +/)
}

/** Returns the most even break into `count` lines. A line that ends in punctuation may be a little off. */
function balance(words: readonly string[], count: number): string[] {
  if (count === 1 || words.length <= 1) return [words.join(' ')]
  let best: string[] = []
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(' '), ...balance(words.slice(first), count - 1)]
    if (best.length === 0 || unevenness(lines) < unevenness(best)) best = lines
  }
  return best
}

function unevenness(lines: readonly string[]): number {
  const roughBreaks = lines.slice(0, -1).filter((line) => !/[,:;.?!–]$/.test(line)).length
  return longest(lines) + roughBreaks * 1.5
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(measure))
}

const measured = new Map<string, number>()

function measure(line: string): number {
  const width = measured.get(line) ?? drawLine(isolateLtrRuns(line)).width
  measured.set(line, width)
  return width
}

export function drawTitle({ size, lineHeight, lines }: TitleBlock, centre: number, top: number): string {
  // Hebrew letters are about seven tenths of the size high, measured from the baseline.
  const firstBaseLine = top + size * 0.86
  return lines
    .map((line, i) => {
      const { width, svg } = drawLine(isolateLtrRuns(line))
      const x = centre - (width * size) / 2
      return `<g transform="translate(${x} ${firstBaseLine + i * lineHeight}) scale(${size})">${svg}</g>`
    })
    .join('')
}
