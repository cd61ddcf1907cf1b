import labels from '../../../src/content/interface/blog.json' with { type: 'json' }
import type { Block } from './block.ts'
import { element, isElement, itemWords, opening, textNode, within } from './nodes.ts'

/** A page to print and fill in by hand: a list of bold headings, each above writing lines. Collapsed on screen. */
export const template: Block = {
  expects: 'a list whose items begin with bold words, which name what is filled in: **The aim,** in one sentence',
  render(children, title) {
    const [list, ...more] = children
    if (!isElement(list, 'ul', 'ol') || more.length > 0) return 'it must contain one list'
    const items = within(list, 'li')
    const nameless = items.findIndex((item) => !opening(item))
    if (nameless >= 0) return `item ${nameless + 1} does not begin with bold words`
    return [
      element('figcaption', {}, [title]),
      element('details', {}, [
        element('summary', {}, [textNode(labels.templateShow)]),
        element(
          'ul',
          {},
          items.map((item) => element('li', {}, [element('p', {}, itemWords(item)), element('div', { dataLines: '' }, [])])),
        ),
      ]),
    ]
  },
}
