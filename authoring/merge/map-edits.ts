import { isNode, type Node, type Pair, type YAMLMap } from 'yaml'
import { type Edit, editedSlice } from './edit.ts'
import { columnOf, isFirstOnLine, lineEndAfter, lineStart } from './lines.ts'
import { nodeEdits, type Place } from './node-edits.ts'
import type { Data } from './plain-data.ts'
import { flowPair, pairLines } from './serialise.ts'

type KnownPair = Pair<Node, Node | null>

/** Edits changed fields in place, adds new fields on lines of their own after the field before them, and removes whole lines. */
export function mapEdits(place: Place, map: YAMLMap, wanted: Data): Edit[] | undefined {
  const pairs = new Map(map.items.map((pair) => [String(isNode(pair.key) ? place.valueOf(pair.key) : pair.key), pair as KnownPair]))
  if (map.items.length === 0) return undefined
  return place.inFlow ? flowMapEdits(place, map, pairs, wanted) : blockMapEdits(place, pairs, wanted)
}

function blockMapEdits(place: Place, pairs: Map<string, KnownPair>, wanted: Data): Edit[] | undefined {
  const { source } = place
  const all = [...pairs.values()]
  const staying = all.filter((_, index) => ([...pairs.keys()][index] as string) in wanted)
  const first = all[0]
  if (!first || staying.length === 0) return undefined
  const column = columnOf(source, startOf(first))
  const edits: Edit[] = []
  for (const [key, pair] of pairs) {
    if (!(key in wanted)) edits.push(removal(source, all, pair))
    else edits.push(...(pairEdits(place, pair, wanted[key]) ?? [rewritten(source, pair, key, wanted[key], column)]))
  }
  let previous = staying[0] as KnownPair
  const added = new Map<KnownPair, string[]>()
  for (const [key, value] of Object.entries(wanted)) {
    const own = pairs.get(key)
    if (own) previous = own
    else added.set(previous, [...(added.get(previous) ?? []), ...pairLines(key, value)])
  }
  for (const [pair, lines] of added) {
    const at = endOf(source, pair)
    const before = at > 0 && source[at - 1] !== '\n' ? '\n' : ''
    edits.push({ from: at, to: at, text: before + lines.map((line) => `${' '.repeat(column)}${line}\n`).join('') })
  }
  return edits
}

function pairEdits(place: Place, { value }: KnownPair, wanted: unknown): Edit[] | undefined {
  return value ? nodeEdits(place, value, wanted) : undefined
}

/** Rewrites the whole pair on its own lines. */
function rewritten(source: string, pair: KnownPair, key: string, wanted: unknown, column: number): Edit {
  const [head = '', ...rest] = pairLines(key, wanted)
  const lines = [head, ...rest.map((line) => ' '.repeat(column) + line)]
  return { from: startOf(pair), to: endOf(source, pair), text: `${lines.join('\n')}\n` }
}

/** Removes the pair's lines. The first pair after a dash is removed up to the next pair, which takes its place. */
function removal(source: string, all: KnownPair[], pair: KnownPair): Edit {
  const from = startOf(pair)
  if (isFirstOnLine(source, from)) return { from: lineStart(source, from), to: endOf(source, pair), text: '' }
  const next = all[all.indexOf(pair) + 1]
  return { from, to: next ? startOf(next) : endOf(source, pair), text: '' }
}

/** Edits a map in braces: copies the pairs that stay in file order, then appends the new ones. */
function flowMapEdits(place: Place, map: YAMLMap, pairs: Map<string, KnownPair>, wanted: Data): Edit[] | undefined {
  const isSameKeys = pairs.size === Object.keys(wanted).length && [...pairs.keys()].every((key) => key in wanted)
  const texts: string[] = []
  const inPlace: Edit[] = []
  for (const [key, pair] of pairs) {
    if (!(key in wanted)) continue
    const edits = pairEdits(place, pair, wanted[key])
    const to = pair.value?.range?.[1]
    if (!edits || to === undefined) return undefined
    inPlace.push(...edits)
    texts.push(editedSlice(place.source, startOf(pair), to, edits))
  }
  if (isSameKeys) return inPlace
  for (const [key, value] of Object.entries(wanted)) if (!pairs.has(key)) texts.push(flowPair(key, value))
  const [from, to] = map.range ?? []
  if (from === undefined || to === undefined) return undefined
  return [{ from, to, text: texts.length > 0 ? `{ ${texts.join(', ')} }` : '{}' }]
}

function startOf({ key }: KnownPair): number {
  return key.range?.[0] ?? 0
}

function endOf(source: string, { key, value }: KnownPair): number {
  return lineEndAfter(source, value?.range?.[1] ?? key.range?.[2] ?? 0)
}
