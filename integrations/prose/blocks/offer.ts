import type { Block } from './block.ts'
import { element, isElement, type Node, textOf } from './nodes.ts'

/** A programme of ours on the topic of the article: a sentence and a link. */
export const offer: Block = {
  expects: 'a sentence, and below it a link to the page of the programme',
  aside: true,
  render(children, title) {
    const [sentence, linkParagraph, ...more] = children
    if (!isElement(sentence, 'p') || !isElement(linkParagraph, 'p') || more.length > 0) return 'it contains something else'
    const [link, ...rest] = (linkParagraph.children as Node[]).filter((child) => textOf(child).trim() !== '')
    if (!isElement(link, 'a') || rest.length > 0) return 'its second paragraph must be a link and nothing else'
    return [element('div', {}, [element('p', {}, [title]), sentence]), link]
  },
}
