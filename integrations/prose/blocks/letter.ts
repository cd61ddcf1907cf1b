import labels from '../../../src/content/interface/blog.json' with { type: 'json' }
import type { Block } from './block.ts'
import { element, isElement, textNode } from './nodes.ts'

/** A ready-to-send message, with a button that copies it. */
export const letter: Block = {
  expects: 'the paragraphs of a message',
  render(children, title) {
    if (children.length === 0 || !children.every((child) => isElement(child, 'p', 'ul', 'ol'))) return 'it contains something else'
    return [
      element('figcaption', {}, [title]),
      element('div', { dataLetter: '' }, children),
      element('div', { dataCopyRow: '' }, [
        element('button', { type: 'button', dataCopy: '' }, [textNode(labels.letterCopy)]),
        element('p', { role: 'status', dataCopied: labels.letterCopied, dataNotCopied: labels.letterNotCopied }, []),
      ]),
    ]
  },
}
