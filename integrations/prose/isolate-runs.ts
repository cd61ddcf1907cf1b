import { splitLtrRuns } from '../../src/lib/isolate-ltr-runs'
import { keepMaqaf } from '../../src/lib/keep-maqaf'
import { keepTogether } from '../../src/lib/keep-together'
import { rangeWord, splitRange } from '../../src/lib/split-range'
import type { HastPlugin } from './hast-plugin'

/** In Markdown, too, as <Text> does it elsewhere: what Hebrew would turn round is isolated, and no line begins with a closing mark. */
export const isolateRuns: HastPlugin = {
  name: 'isolate-runs',
  text(node, context) {
    const kept = keepMaqaf(keepTogether(node.value))
    const runs = splitLtrRuns(kept)
    if (kept === node.value && !runs.some((run) => run.ltr)) return
    context.replaceNode(
      node,
      runs.map((run) => (run.ltr ? element('bdi', { dir: 'ltr' }, rangeOf(run.text)) : plain(run.text))),
    )
  },
}

function rangeOf(text: string) {
  const range = splitRange(text)
  return range ? [plain(range.from), element('span', { dataTo: rangeWord }, [plain(range.dash)]), plain(range.to)] : [plain(text)]
}

function plain(value: string) {
  return { type: 'text' as const, value }
}

function element<Child>(tagName: string, properties: Record<string, string>, children: Child[]) {
  return { type: 'element' as const, tagName, properties, children }
}
