import labels from '../../../src/content/interface/blog.json' with { type: 'json' }
import type { Block } from './block.ts'
import { type Element, element, isElement, itemWords, type Node, textNode, within } from './nodes.ts'

/** Pencil marks that have a drawing; the others are numbers. */
const drawn = ['line', 'question', 'circle'] as const
const figures = ['1', '2', '3', '4']

type Drawn = (typeof drawn)[number]

class UnknownMark extends Error {}

/** A text with pencil marks, beside a legend that explains them. A mark is written as a link: [words](#circle), [words](#1). */
export const marks: Block = {
  expects: `a list that explains the marks and a sample that has them, written as links: [words](#${drawn.join('), [words](#')}), or [words](#1)`,
  render(children, title) {
    const [list, ...sample] = isElement(children[0], 'ul', 'ol') ? children : [children.at(-1), ...children.slice(0, -1)]
    if (!isElement(list, 'ul', 'ol') || sample.length === 0 || !sample.every((child) => isElement(child, 'p')))
      return 'it contains something else'
    try {
      const legend = within(list, 'li').map((item) =>
        element(
          'li',
          {},
          itemWords(item).map((node) => mark(node, false)),
        ),
      )
      return [
        element('figcaption', {}, [title]),
        element(list.tagName, { dataLegend: '' }, legend),
        element(
          'div',
          { dataMarked: '' },
          sample.map((line) => mark(line, true)),
        ),
      ]
    } catch (error) {
      if (error instanceof UnknownMark) return error.message
      throw error
    }
  },
}

/** In the sample, a drawn mark gets a name for screen readers. In the legend, the text beside it is enough. */
function mark(node: Node, named: boolean): Node {
  if (!isElement(node)) return node
  const children = (node.children as Node[]).map((child) => mark(child, named))
  const { href } = node.properties
  if (node.tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return element(node.tagName, node.properties, children)
  const kind = href.slice(1)
  if (isDrawn(kind)) return element('mark', { dataMark: kind }, named ? [...children, nameOf(kind)] : children)
  if (!figures.includes(kind)) throw new UnknownMark(`unknown mark "${href}"`)
  return element('mark', { dataMark: 'figure' }, [...children, element('sup', {}, [textNode(kind)])])
}

function nameOf(kind: Drawn): Element {
  const names: Record<Drawn, string> = { line: labels.markLine, question: labels.markQuestion, circle: labels.markCircle }
  return element('span', { dataUnseen: '' }, [textNode(` (${names[kind]})`)])
}

function isDrawn(kind: string): kind is Drawn {
  return (drawn as readonly string[]).includes(kind)
}
