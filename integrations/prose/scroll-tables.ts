import words from '../../src/content/interface/blog.json' with { type: 'json' }
import type { HastPlugin } from './hast-plugin'

/** A table wider than the screen scrolls sideways in its own frame, also by keyboard, and the page stays still. */
export const scrollTables: HastPlugin = {
  name: 'scroll-tables',
  element: {
    filter: ['table'],
    visit(node, context) {
      context.wrapNode(node, {
        type: 'element',
        tagName: 'div',
        properties: { role: 'group', ariaLabel: words.table, tabIndex: 0, dataTable: '' },
        children: [],
      })
    },
  },
}
