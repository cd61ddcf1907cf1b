import { words as interfaceWords } from './words.ts'

const { blocks, explained, one } = interfaceWords('samples')
const marks = [...Object.values(blocks), one.item].map(escaped).join('|')

/** Words whose lines may be broken anywhere: a broken line has no space between its halves. A sample's mark may follow them. */
export function loosely(words: string): RegExp {
  return new RegExp(`^${escaped(words).replace(/\s+/g, String.raw`\s*`)}(\\s*(${marks})(\\s*${escaped(explained)})?)?$`)
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
