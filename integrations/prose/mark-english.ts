import { isElement, type Node, textOf } from './blocks/nodes.ts'
import type { HastPlugin } from './hast-plugin.ts'

type Context = Parameters<NonNullable<HastPlugin['after']>>[1]

/** Longer text does not always fit on one line of a phone. */
const maxOnLine = 24

/** The opening tag of English text. */
export const opensEnglish = /^<bdi(?=[^>]*\slang=)/

/** Marks long English text (`<bdi dir="ltr" lang="en">`) with `data-long`, so that a phone may break it. */
export const markEnglish: HastPlugin = {
  name: 'mark-english',
  after(root, context) {
    mark(root.children, context)
  },
}

function mark(nodes: readonly Node[], context: Context): void {
  for (const [place, node] of nodes.entries()) {
    if (isElement(node)) mark(node.children as Node[], context)
    if (node.type !== 'raw' || !opensEnglish.test(node.value)) continue
    const end = nodes.findIndex((other, at) => at > place && other.type === 'raw' && other.value === '</bdi>')
    const texts = nodes.slice(place + 1, end).map(textOf)
    if (texts.join('').length > maxOnLine)
      context.replaceNode(node, { type: 'raw', value: node.value.replace(opensEnglish, '<bdi data-long') })
  }
}
