import { fillOwnerFacts } from '../../src/config/owner-facts.ts'
import { type Element, element, isElement, type Node, textNode, textOf } from './blocks/nodes.ts'
import { besideWords } from './frame-pictures.ts'
import type { HastPlugin } from './hast-plugin.ts'

/** On a desktop these span the full width and begin below the note. */
const wide = ['ul', 'ol', 'blockquote', 'figure']

/** Minimum characters beside a note. Beside fewer, the note would be taller than the text and leave a gap. */
const minBeside = 200

/**
 * Places the article's quotes for the margin, each before the stretch that contains it. A stretch of text runs from a heading or a wide
 * element to the next. Quotes repeat the text, so they are hidden from screen readers.
 */
export const placeNotes: HastPlugin = {
  name: 'place-notes',
  after(root, context) {
    const quotes = quotesOf(context.data)
    const isPart = (node: Node): node is Element => isElement(node, 'section')
    if (!root.children.some(isPart)) return
    const opening = root.children.findIndex(isPart)
    const parts = root.children.slice(opening).map((node) => {
      return isPart(node) ? element('section', node.properties, withNotes(node.children as Node[], quotes)) : node
    })
    context.replaceNode(root, { type: 'root', children: [...withNotes(root.children.slice(0, opening), quotes), ...parts] })
  },
}

function withNotes(children: Node[], quotes: string[]): Node[] {
  return stretches(children).flatMap((stretch) => {
    const text = plain(stretch.map(textOf).join('\n'))
    const here = quotes.filter((quote) => text.includes(plain(quote)))
    const noted = here.length === 0 || text.length < here.length * minBeside ? stretch : [note(here), ...stretch]
    return text.length < (here.length + 2) * minBeside ? noted : pictureBeside(noted)
  })
}

/** Moves a picture from the end of a stretch to before its first paragraph, so that the text flows beside it. */
function pictureBeside(stretch: Node[]): Node[] {
  const picture = stretch.at(-1)
  if (!picture || !isPicture(picture)) return stretch
  const first = stretch.findIndex((node) => isElement(node, 'p'))
  return [...stretch.slice(0, first), besideWords(picture), ...stretch.slice(first, -1)]
}

/** Splits the nodes into stretches: a wide element ends one. */
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
  return wide.includes(node.tagName) || 'dataTable' in node.properties
}

function isPicture(node: Node): node is Element {
  return isElement(node, 'figure') && 'dataPicture' in node.properties
}

function note(quotes: string[]): Node {
  return element(
    'div',
    { dataNote: '', ariaHidden: 'true' },
    quotes.map((quote) => element('p', {}, [textNode(fillOwnerFacts(quote))])),
  )
}

/** Fills in facts and removes word joiners, for comparison. */
function plain(text: string): string {
  return fillOwnerFacts(text).replaceAll('\u2060', '')
}

function quotesOf(data: unknown): string[] {
  const { quotes = [] } = (data as { astro?: { frontmatter?: { quotes?: string[] } } }).astro?.frontmatter ?? {}
  return quotes
}
