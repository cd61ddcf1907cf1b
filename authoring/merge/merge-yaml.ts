import { isDeepStrictEqual } from 'node:util'
import { type Document, isAlias, type Node, parseDocument, visit } from 'yaml'
import { applyEdits, type Edit } from './edit.ts'
import { nodeEdits } from './node-edits.ts'
import type { Data } from './plain-data.ts'
import { blockLines, flowText } from './serialise.ts'

/** Merges data into a YAML file. Everything that did not change stays character for character. */
export function mergeYaml(source: string | undefined, wanted: Data): string {
  if (source === undefined) return `${blockLines(wanted).join('\n')}\n`
  const merged = attempt(source, wanted) ?? attempt(withoutAliases(source), wanted)
  if (merged === undefined) throw new Error('the change cannot be merged into the file')
  return merged
}

/** Applies the edits and parses the result again: it counts only if it contains exactly the wanted data. */
function attempt(source: string, wanted: Data): string | undefined {
  const document = read(source)
  if (document.errors.length > 0 || !document.contents) return undefined
  const place = { source, inFlow: false, valueOf: (node: Node) => node.toJS(document) as unknown }
  const edits = nodeEdits(place, document.contents, wanted)
  if (!edits) return undefined
  const merged = applyEdits(source, edits)
  const again = parseDocument(merged)
  return again.errors.length === 0 && isDeepStrictEqual(again.toJS(), wanted) ? merged : undefined
}

/** The same file is merged at every pause in typing, so the last document is cached. It is never mutated. */
let last: { source: string; document: Document } | undefined
function read(source: string): Document {
  if (last?.source !== source) last = { source, document: parseDocument(source, { keepSourceTokens: true }) }
  return last.document
}

/** Replaces aliases with their values, so that one can change without the others. */
function withoutAliases(source: string): string {
  const document = read(source)
  const edits: Edit[] = []
  visit(document, {
    Alias(_, node) {
      const [from, to] = node.range ?? []
      if (isAlias(node) && from !== undefined && to !== undefined) edits.push({ from, to, text: flowText(node.toJS(document)) })
    },
  })
  return applyEdits(source, edits)
}
