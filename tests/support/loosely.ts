import { words as interfaceWords } from './words'

const { mark } = interfaceWords('samples')

/** Words whose lines may be broken anywhere: a broken line has no space between its halves. A sample's mark may follow them. */
export function loosely(words: string): RegExp {
  return new RegExp(`^${escaped(words).replace(/\s+/g, String.raw`\s*`)}(\\s*\u2060?\\s*\\(${mark}\\))?$`)
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
