import texts from '../../src/content/interface/blog.json' with { type: 'json' }
import { type Element, textOf, within } from './blocks/nodes.ts'
import type { HastPlugin } from './hast-plugin.ts'

/** Maximum length of a number or time in the first column. On a phone it is shown beside the rest of its row. */
const maxNumberLength = 5

/**
 * A table wider than the screen scrolls sideways in its own frame, also by keyboard; the page does not. The frame is labelled with the
 * columns, and each cell with its column, for the layout that shows rows as cards.
 */
export const scrollTables: HastPlugin = {
  name: 'scroll-tables',
  element: {
    filter: ['table'],
    visit(node, context) {
      const columns = cells(node as Element, 'thead', 'th')
        .flat()
        .map(textOf)
      const rows = cells(node as Element, 'tbody', 'td')
      for (const row of rows) for (const [column, cell] of row.entries()) context.setProperty(cell, 'dataLabel', columns[column] ?? '')
      const numbered = rows.every(([first]) => first && textOf(first).trim().length <= maxNumberLength)
      context.wrapNode(node, {
        type: 'element',
        tagName: 'div',
        properties: {
          role: 'group',
          ariaLabel: `${texts.table}: ${columns.join(', ')}`,
          tabIndex: 0,
          dataTable: numbered ? 'numbered' : '',
        },
        children: [],
      })
    },
  },
}

/** Returns the cells of one part of a table, row by row. */
function cells(table: Element, part: 'thead' | 'tbody', name: 'th' | 'td'): Element[][] {
  return within(table, part)
    .flatMap((rows) => within(rows, 'tr'))
    .map((row) => within(row, name))
}
