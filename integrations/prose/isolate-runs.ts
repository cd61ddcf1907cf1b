import { splitLtrRuns } from '../../src/lib/isolate-ltr-runs'
import type { HastPlugin } from './hast-plugin'

/** In Markdown, too, what Hebrew would turn round (hours, ranges, phone numbers) is isolated, as <Text> does it elsewhere. */
export const isolateRuns: HastPlugin = {
  name: 'isolate-runs',
  text(node, context) {
    const runs = splitLtrRuns(node.value)
    if (!runs.some((run) => run.ltr)) return
    context.replaceNode(
      node,
      runs.map((run) => {
        const text = { type: 'text' as const, value: run.text }
        return run.ltr ? { type: 'element' as const, tagName: 'bdi', properties: { dir: 'ltr' }, children: [text] } : text
      }),
    )
  },
}
