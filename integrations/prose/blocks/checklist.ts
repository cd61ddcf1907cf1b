import type { Block } from './block.ts'
import { element, isElement, itemWords, within } from './nodes.ts'

/** A list with checkboxes, on screen and in print. */
export const checklist: Block = {
  expects: 'a list',
  render(children, title) {
    const [list, ...more] = children
    if (!isElement(list, 'ul', 'ol') || more.length > 0) return 'it must contain one list'
    return [
      element('figcaption', {}, [title]),
      element(
        'ul',
        {},
        within(list, 'li').map((item) => {
          const box = element('input', { type: 'checkbox' }, [])
          return element('li', {}, [element('label', {}, [box, element('span', {}, itemWords(item))])])
        }),
      ),
    ]
  },
}
