/** The characters in Rubik's files. Any other character falls back to a font of the visitor's device. */
export const fontScripts = {
  hebrew: ['U+0307-0308', 'U+0590-05FF', 'U+200C-2010', 'U+20AA', 'U+25CC', 'U+FB1D-FB4F'],
  latin: [
    'U+0000-00FF',
    'U+0131',
    'U+0152-0153',
    'U+02BB-02BC',
    'U+02C6',
    'U+02DA',
    'U+02DC',
    'U+2000-200B',
    'U+2011-206F',
    'U+20AC',
    'U+2122',
    'U+2191',
    'U+2193',
    'U+2212',
    'U+2215',
    'U+FEFF',
    'U+FFFD',
  ],
}

/** Rubik has no check mark; the specification requires one at a solved riddle. */
export const drawnWithoutFont = '✓'

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
