import type { HastPlugin } from '../hast-plugin.ts'
import type { Block } from './block.ts'
import { checklist } from './checklist.ts'
import { lesson } from './lesson.ts'
import { letter } from './letter.ts'
import { marks } from './marks.ts'
import { type Element, element, isElement, type Node, textNode, textOf } from './nodes.ts'
import { offer } from './offer.ts'
import { stairs } from './stairs.ts'
import { template } from './template.ts'

const blocks: Record<string, Block> = { lesson, marks, letter, stairs, checklist, template, offer }

/**
 * Renders the blocks of an article, each between a line `:::kind title` and a line `:::`. Both lines are paragraphs of their own, so the
 * text between them is plain Markdown and reads well wherever this step does not run. A mistake fails the build with a message.
 */
export const renderBlocks: HastPlugin = {
  name: 'render-blocks',
  after(root, context) {
    const rendered: Node[] = []
    let open: { kind: string; title: string; children: Element[] } | undefined
    const stop = (sentence: string): never => {
      throw new Error(`${context.fileURL?.pathname ?? 'Markdown'}: ${sentence}`)
    }
    let found = false
    for (const node of root.children) {
      const text = textOf(node).trim()
      if (!text.includes(':::')) {
        if (!open) rendered.push(node)
        else if (isElement(node)) open.children.push(node)
        continue
      }
      found = true
      if (!isElement(node, 'p') || !/^:::[^\n]*$/.test(text)) stop('a ::: line needs an empty line before and after it')
      const [, kind = '', title = ''] = text.match(/^:::\s*(\S*)\s*(.*)$/) ?? []
      if (kind === '') {
        if (!open) stop('::: ends a block that was never opened')
        else rendered.push(figure(open, stop))
        open = undefined
        continue
      }
      if (open) stop(`:::${open.kind} is not closed with ::: before :::${kind} begins`)
      if (!blocks[kind]) stop(`unknown block :::${kind}. Known: ${Object.keys(blocks).join(', ')}`)
      if (title === '') stop(`:::${kind} needs a title on the same line`)
      open = { kind, title, children: [] }
    }
    if (open) stop(`:::${open.kind} is not closed with :::`)
    if (found) context.replaceNode(root, { type: 'root', children: rendered })
  },
}

function figure({ kind, title, children }: { kind: string; title: string; children: Element[] }, stop: (sentence: string) => never): Node {
  const block = blocks[kind]
  const rendered = block?.render(children, element('strong', {}, [textNode(title)]))
  if (typeof rendered === 'string') return stop(`:::${kind} ${title}: ${rendered}. Expected: ${block?.expects}`)
  if (block?.aside) return element('aside', { dataAside: kind }, rendered ?? [])
  return element('figure', { dataBlock: kind }, rendered ?? [])
}
