import { splitLtrRuns } from '../../src/lib/isolate-ltr-runs'
import { keepTogether } from '../../src/lib/keep-together'
import type { HastPlugin } from './hast-plugin'

/** In Markdown, too, as <Text> does it elsewhere: what Hebrew would turn round is isolated, and no line begins with a closing mark. */
export const isolateRuns: HastPlugin = {
  name: 'isolate-runs',
  text(node, context) {
    const words = keepTogether(node.value)
    const runs = splitLtrRuns(words)
    if (words === node.value && !runs.some((run) => run.ltr)) return
    context.replaceNode(
      node,
      runs.map((run) => {
        const text = { type: 'text' as const, value: run.text }
        return run.ltr ? { type: 'element' as const, tagName: 'bdi', properties: { dir: 'ltr' }, children: [text] } : text
      }),
    )
  },
}
