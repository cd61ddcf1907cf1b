import type { Node } from 'prosemirror-model'
import { defaultMarkdownParser, defaultMarkdownSerializer, MarkdownParser, MarkdownSerializer } from './packages.ts'
import { article } from './schema.ts'

const { tokenizer } = defaultMarkdownParser
// Recognise the site's extensions of CommonMark, which would otherwise be parsed as text.
tokenizer.set({ html: true }).enable(['table', 'strikethrough'])
tokenizer.core.ruler.push('bdi', ({ tokens }) => {
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type !== 'html_inline' || !/^<\/?bdi\b/.test(token.content)) continue
    token.type = token.content.startsWith('</') ? 'bdi_close' : 'bdi_open'
  }
})

const { blockquote, paragraph, list_item, bullet_list, ordered_list, heading, image, hardbreak, em, strong, link, code_inline } =
  defaultMarkdownParser.tokens
const parser = new MarkdownParser(article, tokenizer, {
  ...{ blockquote, paragraph, list_item, bullet_list, ordered_list, heading, hardbreak, em, strong, link, code_inline },
  image: {
    ...image,
    getAttrs: (token) => ({ src: token.attrGet('src'), alt: token.content, title: token.attrGet('title') ?? '' }),
  },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'table_row' },
  th: { block: 'table_cell', getAttrs: cell },
  td: { block: 'table_cell', getAttrs: cell },
  bdi: { mark: 'bdi', getAttrs: ({ content }) => ({ tag: content }) },
} as typeof defaultMarkdownParser.tokens)

const { nodes, marks } = defaultMarkdownSerializer
const serializer = new MarkdownSerializer(
  {
    ...nodes,
    bullet_list: (state, node) => state.renderList(node, '  ', () => '- '),
    table: (state, node) => state.write(writeTable(node)),
  },
  { ...marks, bdi: { open: (_, mark) => String(mark.attrs['tag']), close: '</bdi>', mixable: true } },
)

/**
 * The original source of each block, so that unchanged blocks are not rewritten. ProseMirror nodes are immutable: a changed block is a new
 * object.
 */
const sources = new WeakMap<Node, string>()

const opening = /^:::[ \t]*([\w-]+)[ \t]+(\S.*)$/
const closing = /^:::[ \t]*$/

/** Parses Markdown to a document. */
export function read(text: string): Node {
  const blocks: Node[] = []
  const written = blocksOf(text)
  for (let index = 0; index < written.length; index += 1) {
    const block = written[index] ?? ''
    const [, kind, title = ''] = opening.exec(block) ?? []
    const end = kind ? written.findIndex((one, place) => place > index && one.startsWith(':::')) : -1
    if (!kind || end < index + 2 || !closing.test(written[end] ?? '')) {
      blocks.push(readBlock(block))
      continue
    }
    const inside = written.slice(index + 1, end)
    const box = article.node('box', { kind }, [article.node('box_title', null, article.text(title.trim())), ...inside.map(readBlock)])
    blocks.push(withSource(box, [block, ...inside, ':::'].join('\n\n')))
    index = end
  }
  // Always end with a text block to type into; `write` skips it while it is empty.
  const last = blocks.at(-1)
  if (!last?.isTextblock || last.type.name === 'source') blocks.push(article.node('paragraph'))
  return article.node('doc', null, blocks)
}

/** Serialises a document to Markdown. */
export function write(doc: Node): string {
  return blocksIn(doc).map(writeBlock).filter(Boolean).join('\n\n')
}

/**
 * Keeps the source of a block, so that it is written back unchanged. A block that does not survive a round trip becomes a `source` node.
 */
function readBlock(source: string): Node {
  const node = parsed(source)
  const signs = (text: string) => text.split('\\').length
  if (node) {
    const again = writeBlock(node)
    if (signs(again) === signs(source) && parsed(again)?.eq(node)) return withSource(node, source)
  }
  return withSource(article.node('source', null, article.text(source)), source)
}

function parsed(source: string): Node | undefined {
  try {
    const { childCount, firstChild } = parser.parse(source)
    return childCount === 1 && firstChild ? firstChild : undefined
  } catch {
    // A table, a tag: something without a node type.
    return undefined
  }
}

function writeBlock(node: Node): string {
  const source = sources.get(node)
  if (source !== undefined) return source
  if (node.type.name === 'source') return node.textContent.trim()
  if (node.type.name !== 'box') return serializer.serialize(article.node('doc', null, node)).trim()
  const [title, ...inside] = blocksIn(node)
  return [`:::${node.attrs['kind']} ${title?.textContent ?? ''}`, ...inside.map(writeBlock), ':::'].filter(Boolean).join('\n\n')
}

function writeTable(table: Node): string {
  const rows = blocksIn(table).map((row) =>
    blocksIn(row).map((cell) =>
      serializer.serialize(article.node('doc', null, article.node('paragraph', null, cell.content))).replaceAll('|', '\\|'),
    ),
  )
  const [head = [], ...body] = rows
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Throws for aligned columns, which the toolbar does not support: the table then stays a `source` node. */
function cell(token: ReturnType<typeof tokenizer.parse>[number]): { isHeader: boolean } {
  if (token.attrGet('style')) throw new Error('a column with alignment')
  return { isHeader: token.tag === 'th' }
}

function withSource(node: Node, source: string): Node {
  sources.set(node, source)
  return node
}

function blocksIn(node: Node): Node[] {
  return [...node.content.content]
}

/** Splits a text into the sources of its blocks. Lines without a block of their own, such as link references, are blocks too. */
function blocksOf(text: string): string[] {
  const lines = text.split('\n')
  const starts = tokenizer.parse(text, {}).flatMap(({ level, map, nesting }) => (level === 0 && map && nesting >= 0 ? [map] : []))
  const blocks: string[] = []
  let done = 0
  for (const [from, to] of [...starts, [lines.length, lines.length] as const]) {
    for (const part of [lines.slice(done, from), lines.slice(from, to)]) blocks.push(part.join('\n').trim())
    done = to
  }
  return blocks.filter(Boolean)
}
