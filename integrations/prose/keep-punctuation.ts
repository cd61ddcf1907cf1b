import { element, isElement, type Node, textNode } from './blocks/nodes.ts'
import type { HastPlugin } from './hast-plugin.ts'
import { opensEnglish } from './mark-english.ts'

type Context = Parameters<NonNullable<HastPlugin['after']>>[1]

const stopsFirst = /^[.,;:!?]+/

/**
 * Unbreakable content (a link, a number, an English sentence) is a box to the browser, and a line may end after a box. This wraps the box
 * together with the punctuation that follows, so that no line begins with punctuation.
 */
export const keepPunctuation: HastPlugin = {
  name: 'keep-punctuation',
  after(root, context) {
    keep(root.children, context)
  },
}

function keep(nodes: readonly Node[], context: Context): void {
  for (const [place, node] of nodes.entries()) {
    const next = nodes[place + 1]
    const stops = next?.type === 'text' ? next.value.match(stopsFirst)?.[0] : undefined
    if (next?.type === 'text' && stops && wrap(nodes, place, stops, context))
      context.replaceNode(next, textNode(next.value.slice(stops.length)) as typeof next)
    else if (isElement(node)) keep(node.children as Node[], context)
  }
}

/** Returns false if there was nothing to wrap. HTML in the Markdown itself is two raw tags around its text. */
function wrap(nodes: readonly Node[], place: number, stops: string, context: Context): boolean {
  const node = nodes[place]
  if (isElement(node, 'a', 'bdi')) {
    context.replaceNode(node, element('span', { dataStopped: '' }, [node, textNode(stops)]))
    return true
  }
  const opening = nodes.slice(0, place).findLast((other) => other.type === 'raw' && opensEnglish.test(other.value))
  if (node?.type !== 'raw' || node.value !== '</bdi>' || opening?.type !== 'raw') return false
  context.replaceNode(opening, { type: 'raw', value: `<span data-stopped>${opening.value}` })
  context.replaceNode(node, { type: 'raw', value: `</bdi>${stops}</span>` })
  return true
}
