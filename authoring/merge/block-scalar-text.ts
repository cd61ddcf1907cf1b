import { type ParsedNode, parseDocument, Scalar } from 'yaml'

/**
 * Rewrites a block scalar (after `|` or `>`) with the same header and indentation, and keeps unchanged lines. Returns undefined if a block
 * scalar cannot hold the text.
 */
export function blockScalarText(old: string, node: Scalar, wanted: string): string | undefined {
  const [, mark = '', tail = ''] = /^([|>])[-+\d]*([^\n]*)\n/.exec(old) ?? []
  const lines = old.split('\n').slice(1)
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? ''
  const body = wanted.replace(/\n+$/, '')
  const ends = wanted.length - body.length
  if (!mark || !indent || !body || ends > 1) return undefined
  const chomp = ends === 0 ? '-' : ''
  const written = node.type === Scalar.BLOCK_FOLDED ? foldedLines(body, lines, indent) : body.split('\n')
  const text = `${mark}${chomp}${tail}\n${written.map((line) => (line === '' ? '' : indent + line)).join('\n')}\n`
  return readBack(text) === wanted ? text : undefined
}

function readBack(text: string): unknown {
  return (parseDocument(`a: ${text}`).get('a', true) as ParsedNode | null)?.toJSON()
}

/** One line per paragraph. A single paragraph keeps its line breaks before and after the changed part. */
function foldedLines(body: string, old: string[], indent: string): string[] {
  if (body.includes('\n')) return body.split('\n').flatMap((line, index) => (index === 0 ? [line] : ['', line]))
  const lines = old.filter((line) => line.trim() !== '').map((line) => line.slice(indent.length))
  const head: string[] = []
  let rest = body
  while (lines.length > 1 && lines[0] !== undefined && rest.startsWith(`${lines[0]} `)) {
    head.push(lines[0])
    rest = rest.slice(lines[0].length + 1)
    lines.shift()
  }
  const tail: string[] = []
  for (let last = lines.at(-1); last !== undefined && lines.length > 1 && rest.endsWith(` ${last}`); last = lines.at(-1)) {
    tail.unshift(last)
    rest = rest.slice(0, -last.length - 1)
    lines.pop()
  }
  return [...head, rest, ...tail]
}
