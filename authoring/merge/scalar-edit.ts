import { parseDocument, Scalar } from 'yaml'
import { blockScalarText } from './block-scalar-text.ts'
import type { Edit } from './edit.ts'
import { isPlainText, quoted, scalarText } from './scalar-text.ts'

/** Replaces a scalar. Keeps its quotes; uses double quotes if those cannot hold the new text. */
export function scalarEdit(source: string, node: Scalar, wanted: unknown, inFlow: boolean): Edit | undefined {
  const [from, to] = node.range ?? []
  if (from === undefined || to === undefined || from === to) return undefined
  if (typeof wanted !== 'string') return { from, to, text: endedAs(source, to, scalarText(wanted, inFlow)) }
  if (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED) {
    const text = blockScalarText(source.slice(from, to), node, wanted) ?? `${quoted(wanted)}\n`
    return { from, to, text }
  }
  return { from, to, text: inStyleOf(node, wanted, inFlow) }
}

function inStyleOf({ type, value }: Scalar, wanted: string, inFlow: boolean): string {
  if (type === Scalar.QUOTE_SINGLE && !/[\n\t]/.test(wanted)) {
    const single = `'${wanted.replaceAll("'", "''")}'`
    if (parseDocument(single).toJS() === wanted) return single
  }
  const wasPlainText = type === Scalar.PLAIN && typeof value === 'string'
  return wasPlainText && isPlainText(wanted, inFlow) ? wanted : quoted(wanted)
}

/** A block scalar ends with a newline; so must its replacement. */
function endedAs(source: string, to: number, text: string): string {
  return source[to - 1] === '\n' ? `${text}\n` : text
}
