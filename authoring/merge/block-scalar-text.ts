import { type ParsedNode, parseDocument, Scalar } from 'yaml'

/**
 * A text of several lines after `|` or `>`, with the same header and indentation; lines that the change does not reach stay as they are.
 * Nothing where such a block cannot say it.
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

/** One line for a paragraph. The only paragraph of a block keeps the breaks that it had before and after what changed. */
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
