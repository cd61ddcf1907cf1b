import { isWithin } from '../../src/config/font-characters.ts'

/** Returns the fewest CSS ranges that cover exactly those characters that are within the given ranges. */
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
