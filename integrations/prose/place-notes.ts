import { fillOwnerFacts } from '../../src/config/owner-facts.ts'
import { type Element, element, isElement, type Node, textOf, words } from './devices/nodes.ts'
import type { HastPlugin } from './hast-plugin.ts'

/** On a desk these have the whole width, and begin below the note. */
const wide = ['ul', 'ol', 'blockquote', 'figure']

/**
 * The sentences that an article has for its margin (`quotes`), each before the stretch of text that says it: from a heading or from something
 * as wide as the page to the next. They repeat what is said, so they are not read out. Those of the first part, which has other articles beside it,
 * are placed by the page (features/blog/first-notes).
 */
export const placeNotes: HastPlugin = {
  name: 'place-notes',
  after(root, context) {
    const quotes = quotesOf(context.data)
    if (quotes.length === 0) return
    const [, ...later] = root.children.filter((node) => isElement(node, 'section'))
    for (const part of later) {
      const children = (part as Element).children as Node[]
      const noted = withNotes(children, quotes)
      if (noted.length > children.length)
        context.replaceNode(part as Element, element('section', (part as Element).properties, noted) as typeof part & Element)
    }
  },
}

function withNotes(children: Node[], quotes: string[]): Node[] {
  return stretches(children).flatMap((stretch) => {
    const said = plain(stretch.map(textOf).join('\n'))
    const here = quotes.filter((quote) => said.includes(plain(quote)))
    return here.length === 0 ? stretch : [note(here), ...stretch]
  })
}

/** Each begins with what the one before it ends before: the start of the part, or what follows something wide. */
function stretches(children: Node[]): Node[][] {
  const found: Node[][] = [[]]
  for (const node of children) {
    found.at(-1)?.push(node)
    if (isWide(node)) found.push([])
  }
  return found
}

function isWide(node: Node): boolean {
  if (!isElement(node)) return false
  const [first, ...others] = node.children as Node[]
  const picture = node.tagName === 'p' && isElement(first, 'img') && others.length === 0
  return picture || wide.includes(node.tagName) || 'dataTable' in node.properties
}

function note(quotes: string[]): Node {
  return element(
    'div',
    { dataNote: '', ariaHidden: 'true' },
    quotes.map((quote) => element('p', {}, [words(fillOwnerFacts(quote))])),
  )
}

/** Without what typography adds between letters. */
function plain(text: string): string {
  return fillOwnerFacts(text).replaceAll('\u2060', '')
}

function quotesOf(data: unknown): string[] {
  const { quotes = [] } = (data as { astro?: { frontmatter?: { quotes?: string[] } } }).astro?.frontmatter ?? {}
  return quotes
}
