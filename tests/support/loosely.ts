import { words as interfaceWords } from './words.ts'

const { mark } = interfaceWords('samples')

/** Matches the words with or without whitespace between them (a line break leaves none), and with an optional sample mark at the end. */
export function loosely(words: string): RegExp {
  return new RegExp(`^${escaped(words).replace(/\s+/g, String.raw`\s*`)}(\\s*\u2060?\\s*\\(${mark}\\))?$`)
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
