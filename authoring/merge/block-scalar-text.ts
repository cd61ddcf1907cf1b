import { type ParsedNode, parseDocument, Scalar } from 'yaml'

/**
 * A text of several lines after `|` or `>`, with the same header and indentation; lines that the change does not reach stay as they are.
 * Nothing where such a block cannot say it.
 */
export function blockScalarText(old: string, node: Scalar, wish: string): string | undefined {
  const [, mark = '', tail = ''] = /^([|>])[-+\d]*([^\n]*)\n/.exec(old) ?? []
  const lines = old.split('\n').slice(1)
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? ''
  const body = wish.replace(/\n+$/, '')
  const ends = wish.length - body.length
  if (!mark || !indent || !body || ends > 1) return undefined
  const chomp = ends === 0 ? '-' : ''
  const written = node.type === Scalar.BLOCK_FOLDED ? foldedLines(body, lines, indent) : body.split('\n')
  const text = `${mark}${chomp}${tail}\n${written.map((line) => (line === '' ? '' : indent + line)).join('\n')}\n`
  return readBack(text) === wish ? text : undefined
}

function readBack(text: string): unknown {
  return (parseDocument(`a: ${text}`).get('a', true) as ParsedNode | null)?.toJSON()
}

/** One line for a paragraph. The only paragraph of a block keeps the breaks that it had before and after what changed. */
function foldedLines(body: string, old: string[], indent: string): string[] {
  if (body.includes('\n')) return body.split('\n').flatMap((line, index) => (index === 0 ? [line] : ['', line]))
  const words = old.filter((line) => line.trim() !== '').map((line) => line.slice(indent.length))
  const head: string[] = []
  let rest = body
  while (words.length > 1 && words[0] !== undefined && rest.startsWith(`${words[0]} `)) {
    head.push(words[0])
    rest = rest.slice(words[0].length + 1)
    words.shift()
  }
  const tail: string[] = []
  for (let last = words.at(-1); last !== undefined && words.length > 1 && rest.endsWith(` ${last}`); last = words.at(-1)) {
    tail.unshift(last)
    rest = rest.slice(0, -last.length - 1)
    words.pop()
  }
  return [...head, rest, ...tail]
}
