import type { Block } from './block.ts'
import { element, isElement, itemWords, opening, textNode, within } from './nodes.ts'

const maxSteps = 7

/** A sequence of steps, drawn as a staircase above their list. Each stair shows the bold words of its item. */
export const stairs: Block = {
  expects: `a list of 2 to ${maxSteps} items, each beginning with bold words: **Sunday:**`,
  render(children, title) {
    const [list, ...more] = children
    if (!isElement(list, 'ol', 'ul') || more.length > 0) return 'it must contain one list'
    const items = within(list, 'li')
    if (items.length < 2 || items.length > maxSteps) return `it has ${items.length} items`
    const names = items.map((item) => opening(item)?.replace(/[.:,]$/, ''))
    const nameless = names.findIndex((name) => !name)
    if (nameless >= 0) return `item ${nameless + 1} does not begin with bold words`
    return [
      element('figcaption', {}, [title]),
      element(
        'div',
        { dataSteps: '', ariaHidden: 'true' },
        names.map((name = '', index) => element('span', {}, [element('b', {}, [textNode(String(index + 1))]), textNode(` ${name}`)])),
      ),
      element(
        'ol',
        {},
        items.map((item) => element('li', {}, itemWords(item))),
      ),
    ]
  },
}
