import { isElement, type Node, textOf } from './devices/nodes.ts'
import type { HastPlugin } from './hast-plugin.ts'

type Context = Parameters<NonNullable<HastPlugin['after']>>[1]

/** More letters than this do not always fit on one line of a phone. */
const mostOnLine = 24

/** The tag in front of what is said in English. */
export const opensEnglish = /^<bdi(?=[^>]*\slang=)/

/** What is said in English, `<bdi dir="ltr" lang="en">`, knows whether a phone may break it. */
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
    const said = nodes.slice(place + 1, end).map(textOf)
    if (said.join('').length > mostOnLine)
      context.replaceNode(node, { type: 'raw', value: node.value.replace(opensEnglish, '<bdi data-long') })
  }
}
