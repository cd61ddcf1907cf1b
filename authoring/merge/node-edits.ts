import { isDeepStrictEqual } from 'node:util'
import { isAlias, isMap, isScalar, isSeq, type Node } from 'yaml'
import type { Edit } from './edit.ts'
import { listEdits } from './list-edits.ts'
import { mapEdits } from './map-edits.ts'
import { isData } from './plain-data.ts'
import { scalarEdit } from './scalar-edit.ts'
import { flowText } from './serialise.ts'

/** Context for walking through a file. */
export interface Place {
  source: string
  /** The value of a node with aliases resolved. */
  valueOf(node: Node): unknown
  inFlow: boolean
}

/**
 * Returns the edits that give this node the wanted value, or undefined if that is impossible inside the node: then its parent is rewritten.
 */
export function nodeEdits(place: Place, node: Node, wanted: unknown): Edit[] | undefined {
  if (isDeepStrictEqual(place.valueOf(node), wanted)) return []
  const isCollection = typeof wanted === 'object' && wanted !== null
  if (isScalar(node) && !isCollection) {
    const edit = scalarEdit(place.source, node, wanted, place.inFlow)
    return edit && [edit]
  }
  const inside = { ...place, inFlow: place.inFlow || ((isMap(node) || isSeq(node)) && node.flow === true) }
  if (isMap(node) && isData(wanted)) return mapEdits(inside, node, wanted)
  if (isSeq(node) && Array.isArray(wanted)) return listEdits(inside, node, wanted)
  // In flow style, and for an alias, a value on one line is enough.
  const [from, to] = node.range ?? []
  if (from === undefined || to === undefined || from === to) return undefined
  return place.inFlow || (isAlias(node) && !isCollection) ? [{ from, to, text: flowText(wanted) }] : undefined
}
