/** A range as CSS writes it: U+5D0-5EA or U+20AA. */
type Range = readonly [first: number, last: number]

function readRange(written: string): Range {
  const [first = 0, last = first] = written
    .slice(2)
    .split('-')
    .map((digits) => Number.parseInt(digits, 16))
  return [first, last]
}

export function isWithin(character: string, ranges: string[]): boolean {
  const point = character.codePointAt(0) ?? 0
  return ranges.map(readRange).some(([first, last]) => point >= first && point <= last)
}

/** The characters that lie in one of the ranges, as the fewest ranges that hold all of them and no other. */
export function rangesOf(characters: Iterable<string>, within: string[]): string[] {
  const points = [...characters]
    .filter((character) => isWithin(character, within) && !/\p{Cc}/u.test(character))
    .map((character) => character.codePointAt(0) ?? 0)
    .toSorted((one, other) => one - other)
  const ranges: [number, number][] = []
  for (const point of points) {
    const open = ranges.at(-1)
    if (open && point <= open[1] + 1) open[1] = point
    else ranges.push([point, point])
  }
  return ranges.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
}

function hex(point: number): string {
  return point.toString(16).toUpperCase()
}
