import { isCollection, type Node, type YAMLSeq } from 'yaml'
import { align } from './align.ts'
import { type Edit, editedSlice } from './edit.ts'
import { columnOf, isFirstOnLine, lineEndAfter, lineStart } from './lines.ts'
import { nodeEdits, type Place } from './node-edits.ts'
import { blockLines, flowText } from './serialise.ts'

/** Edits changed items in place. If items were added, moved or removed, rebuilds the list from the lines of the items that stay. */
export function listEdits(place: Place, list: YAMLSeq, wanted: unknown[]): Edit[] | undefined {
  const nodes = list.items as Node[]
  if (nodes.length === 0 || wanted.length === 0) return undefined
  const origin = align(nodes.map(place.valueOf), wanted)
  const inside = wanted.map((value, index) => {
    const node = nodes[origin[index] ?? -1]
    return node && nodeEdits(place, node, value)
  })
  const isInPlace = wanted.length === nodes.length && origin.every((old, index) => old === index)
  if (isInPlace && inside.every((edits) => edits !== undefined)) return inside.flat()
  return place.inFlow ? flowList(place, list, wanted, origin, inside) : blockList(place, list, wanted, origin, inside)
}

function flowList(
  place: Place,
  list: YAMLSeq,
  wanted: unknown[],
  origin: (number | undefined)[],
  inside: (Edit[] | undefined)[],
): Edit[] | undefined {
  const [from, to] = list.range ?? []
  if (from === undefined || to === undefined) return undefined
  const texts = wanted.map((value, index) => {
    const range = (list.items as Node[])[origin[index] ?? -1]?.range
    const edits = inside[index]
    return range && edits ? editedSlice(place.source, range[0], range[1], edits) : flowText(value)
  })
  return [{ from, to, text: `[${texts.join(', ')}]` }]
}

function blockList(
  { source }: Place,
  list: YAMLSeq,
  wanted: unknown[],
  origin: (number | undefined)[],
  inside: (Edit[] | undefined)[],
): Edit[] | undefined {
  const slices = itemSlices(source, list)
  const first = slices?.[0]
  const last = slices?.at(-1)
  if (!slices || !first || !last) return undefined
  const isFlow = (list.items as Node[]).every((item) => isCollection(item) && item.flow === true)
  const column = columnOf(source, first.dash)
  const texts = wanted.map((value, index) => {
    const slice = slices[origin[index] ?? -1]
    const edits = inside[index]
    if (slice && edits) return withNewline(editedSlice(source, slice.from, slice.to, edits))
    const lines = isFlow ? [`- ${flowText(value)}`] : blockLines([value])
    return lines.map((line) => `${' '.repeat(column)}${line}\n`).join('')
  })
  return [{ from: first.from, to: last.to, text: texts.join('') }]
}

/** The lines of each item, including the comments above it. Comments above the first item stay at the top of the list. */
function itemSlices(source: string, list: YAMLSeq) {
  const token = list.srcToken
  if (token?.type !== 'block-seq') return undefined
  const dashes = token.items.flatMap(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [])
  if (dashes.length !== list.items.length || dashes.some((dash) => !isFirstOnLine(source, dash))) return undefined
  const ends = (list.items as Node[]).map((item, index) => lineEndAfter(source, item.range?.[1] ?? dashes[index] ?? 0))
  return dashes.map((dash, index) => ({
    dash,
    from: index === 0 ? lineStart(source, dash) : (ends[index - 1] ?? dash),
    to: ends[index] ?? dash,
  }))
}

function withNewline(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`
}
