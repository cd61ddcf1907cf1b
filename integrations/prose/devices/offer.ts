import type { Device } from './device.ts'
import { element, isElement, type Node, textOf } from './nodes.ts'

/** What we do of what the article has just spoken of: a sentence and the way to it. */
export const offer: Device = {
  takes: 'a sentence, and below it a link to the page of the programme',
  aside: true,
  draw(children, title) {
    const [sentence, way, ...more] = children
    if (!isElement(sentence, 'p') || !isElement(way, 'p') || more.length > 0) return 'it holds something else'
    const [link, ...rest] = (way.children as Node[]).filter((child) => textOf(child).trim() !== '')
    if (!isElement(link, 'a') || rest.length > 0) return 'its second paragraph is not a link alone'
    return [element('div', {}, [element('p', {}, [title]), sentence]), link]
  },
}
