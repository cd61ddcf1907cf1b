import words from '../../src/content/interface/blog.json' with { type: 'json' }
import type { HastPlugin } from './hast-plugin'

interface Node {
  type: string
  tagName?: string
  value?: string
  children?: readonly Node[]
}

/** A table wider than the screen scrolls sideways in its own frame, also by keyboard, and the page stays still. Its columns name it. */
export const scrollTables: HastPlugin = {
  name: 'scroll-tables',
  element: {
    filter: ['table'],
    visit(node, context) {
      context.wrapNode(node, {
        type: 'element',
        tagName: 'div',
        properties: { role: 'group', ariaLabel: `${words.table}: ${headings(node).join(', ')}`, tabIndex: 0, dataTable: '' },
        children: [],
      })
    },
  },
}

function headings(node: Node): string[] {
  if (node.tagName === 'th') return [textOf(node)]
  return (node.children ?? []).flatMap(headings)
}

function textOf({ value = '', children = [] }: Node): string {
  return value + children.map(textOf).join('')
}
