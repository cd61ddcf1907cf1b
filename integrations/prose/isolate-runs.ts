import { keepMaqaf } from '../../src/lib/keep-maqaf.ts'
import { splitLtrRuns } from '../../src/lib/text/isolate-ltr-runs.ts'
import { keepTogether } from '../../src/lib/text/keep-together.ts'
import { rangeWord, splitRange } from '../../src/lib/text/split-range.ts'
import type { HastPlugin } from './hast-plugin.ts'

/** In Markdown, too, as <Text> does it elsewhere: what Hebrew would turn round is isolated, and no line begins with a closing mark. */
export const isolateRuns: HastPlugin = {
  name: 'isolate-runs',
  text(node, context) {
    const together = keepTogether(node.value)
    // A heading is also a link of the contents, in its own words.
    const text = isHeading(context.parent(node)) ? together : keepMaqaf(together)
    const runs = splitLtrRuns(text)
    if (text === node.value && !runs.some((run) => run.ltr)) return
    context.replaceNode(
      node,
      runs.map((run) => (run.ltr ? element('bdi', { dir: 'ltr' }, rangeOf(run.text)) : plain(run.text))),
    )
  },
}

function isHeading(parent: { type: string; tagName?: string } | undefined): boolean {
  return parent?.type === 'element' && /^h\d$/.test(parent.tagName ?? '')
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
