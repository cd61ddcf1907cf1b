import { fillOwnerFacts } from '../../src/config/owner-facts.ts'
import { type Element, element, isElement, type Node, textOf, words } from './devices/nodes.ts'
import { besideWords } from './frame-pictures.ts'
import type { HastPlugin } from './hast-plugin.ts'

/** On a desktop these have the whole width, and begin below the note. */
const wide = ['ul', 'ol', 'blockquote', 'figure']

/** Beside fewer letters than this a note would be higher than its words, and what follows would wait below a hole. */
const leastBeside = 200

/**
 * The sentences that an article has for its margin (`quotes`), each before the stretch of text that says it: from a heading or from something
 * as wide as the page to the next. They repeat what is said, so they are not read out.
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
    const said = plain(stretch.map(textOf).join('\n'))
    const here = quotes.filter((quote) => said.includes(plain(quote)))
    const noted = here.length === 0 || said.length < here.length * leastBeside ? stretch : [note(here), ...stretch]
    return said.length < (here.length + 2) * leastBeside ? noted : pictureBeside(noted)
  })
}

/** A picture that ends a long stretch stands before its first paragraph, so that the words go beside it. */
function pictureBeside(stretch: Node[]): Node[] {
  const picture = stretch.at(-1)
  if (!picture || !isPicture(picture)) return stretch
  const first = stretch.findIndex((node) => isElement(node, 'p'))
  return [...stretch.slice(0, first), besideWords(picture), ...stretch.slice(first, -1)]
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
  return wide.includes(node.tagName) || 'dataTable' in node.properties
}

function isPicture(node: Node): node is Element {
  return isElement(node, 'figure') && 'dataPicture' in node.properties
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
