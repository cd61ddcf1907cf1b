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
        properties: { role: 'group', ariaLabel: 'טבלה', tabIndex: 0, dataTable: '' },
        children: [],
      })
    },
  },
}
