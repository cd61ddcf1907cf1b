import { keepMaqaf } from '../../src/lib/keep-maqaf.ts'
import { splitLtrRuns } from '../../src/lib/text/isolate-ltr-runs.ts'
import { keepTogether } from '../../src/lib/text/keep-together.ts'
import { rangeWord, splitRange } from '../../src/lib/text/split-range.ts'
import type { HastPlugin } from './hast-plugin.ts'
import { opensEnglish } from './mark-english.ts'

type Part = TextNode | ElementNode

interface TextNode {
  type: 'text'
  value: string
}

interface ElementNode {
  type: 'element'
  tagName: string
  properties: Record<string, string>
  children: Part[]
}

/** Does for Markdown what <Text> does elsewhere: isolates runs that Hebrew would reorder, and keeps closing marks off line starts. */
export const isolateRuns: HastPlugin = {
  name: 'isolate-runs',
  text(node, context) {
    const together = keepTogether(node.value)
    // A heading stays as written, because the table of contents links to it with the same text.
    const text = isHeading(context.parent(node)) ? together : keepMaqaf(together)
    const runs = splitLtrRuns(text)
    const isMarked = isAfterEnglish(node, context.parent(node))
    const parts = runs.flatMap((run): Part[] =>
      run.ltr ? [element('bdi', { dir: 'ltr' }, rangeOf(run.text))] : isMarked ? [plain(run.text)] : withLanguage(run.text),
    )
    if (text === node.value && parts.every(({ type }) => type === 'text')) return
    context.replaceNode(node, parts)
  },
}

/** True if the author marked this text as English (mark-english.ts). Compares texts, because the tree returns copies of its nodes. */
function isAfterEnglish({ value }: { value: string }, parent: { children?: readonly unknown[] } | undefined): boolean {
  const siblings = (parent?.children ?? []) as { type: string; value?: string }[]
  return siblings.some(
    (sibling, place) =>
      sibling.value === value && siblings[place - 1]?.type === 'raw' && opensEnglish.test(siblings[place - 1]?.value ?? ''),
  )
}

/** Two Latin words or more. A single one is a name that Hebrew has adopted. */
const english = /([a-z]+(?:['’&-][a-z]+)*(?: [a-z]+(?:['’&-][a-z]+)*)+)/gi

/** Marks English text with its language, so that screen readers read it in English. */
function withLanguage(text: string): Part[] {
  return text
    .split(english)
    .filter((part) => part !== '')
    .map((part) => (part.search(english) === 0 ? element('span', { lang: 'en' }, [plain(part)]) : plain(part)))
}

function isHeading(parent: { type: string; tagName?: string } | undefined): boolean {
  return parent?.type === 'element' && /^h\d$/.test(parent.tagName ?? '')
}

function rangeOf(text: string): Part[] {
  const range = splitRange(text)
  return range ? [plain(range.from), element('span', { dataTo: rangeWord }, [plain(range.dash)]), plain(range.to)] : [plain(text)]
}

function plain(value: string): TextNode {
  return { type: 'text', value }
}

function element(tagName: string, properties: Record<string, string>, children: Part[]): ElementNode {
  return { type: 'element', tagName, properties, children }
}
