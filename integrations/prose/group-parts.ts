import { partId } from '../../src/lib/part-id.ts'
import type { HastPlugin } from './hast-plugin.ts'

type Hook = NonNullable<HastPlugin['after']>
type Child = Parameters<Hook>[0]['children'][number]

/** Wraps each second-level heading and what follows it in a section, as a target for links and for the reading progress. */
export const groupParts: HastPlugin = {
  name: 'group-parts',
  after(root, context) {
    const grouped: Child[] = []
    let part: { children: Child[] } = { children: grouped }
    let number = 0
    for (const child of root.children) {
      if (child.type === 'element' && child.tagName === 'h2') {
        number += 1
        const section = { type: 'element' as const, tagName: 'section', properties: { id: partId(number) }, children: [] as Child[] }
        grouped.push(section as Child)
        part = section
      }
      part.children.push(child)
    }
    if (number > 0) context.replaceNode(root, { type: 'root', children: grouped })
  },
}
