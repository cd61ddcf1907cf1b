import { keepMaqaf } from '../../src/lib/keep-maqaf'
import { splitLtrRuns } from '../../src/lib/text/isolate-ltr-runs'
import { keepTogether } from '../../src/lib/text/keep-together'
import { rangeWord, splitRange } from '../../src/lib/text/split-range'
import type { HastPlugin } from './hast-plugin'
import { opensEnglish } from './mark-english'

/** In Markdown, too, as <Text> does it elsewhere: what Hebrew would turn round is isolated, and no line begins with a closing mark. */
export const isolateRuns: HastPlugin = {
  name: 'isolate-runs',
  text(node, context) {
    const together = keepTogether(node.value)
    // A heading is also a link of the contents, in its own words.
    const kept = isHeading(context.parent(node)) ? together : keepMaqaf(together)
    const runs = splitLtrRuns(kept)
    const isMarked = isAfterEnglish(node, context.parent(node))
    const parts = runs.map((run) => {
      if (run.ltr) return [element('bdi', { dir: 'ltr' }, rangeOf(run.text))]
      return isMarked ? [plain(run.text)] : spoken(run.text)
    })
    if (kept === node.value && parts.flat().every(({ type }) => type === 'text')) return
    context.replaceNode(node, parts.flat())
  },
}

/** An author has marked it as English (mark-english.ts). The tree gives its nodes out as copies: it is known by its words. */
function isAfterEnglish({ value }: { value: string }, parent: { children?: readonly unknown[] } | undefined): boolean {
  const siblings = (parent?.children ?? []) as { type: string; value?: string }[]
  return siblings.some(
    (sibling, place) =>
      sibling.value === value && siblings[place - 1]?.type === 'raw' && opensEnglish.test(siblings[place - 1]?.value ?? ''),
  )
}

/** Two Latin words or more. One alone is a name that Hebrew uses as its own. */
const english = /([a-z]+(?:['’&-][a-z]+)*(?: [a-z]+(?:['’&-][a-z]+)*)+)/gi

/** What is written in English is read in English. */
function spoken(text: string) {
  return text
    .split(english)
    .filter((part) => part !== '')
    .map((part) => (part.search(english) === 0 ? element('span', { lang: 'en' }, [plain(part)]) : plain(part)))
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
