import labels from '../../../src/content/interface/blog.json' with { type: 'json' }
import { interpolate } from '../../../src/lib/text/interpolate.ts'
import type { Block } from './block.ts'
import { type Element, element, isElement, itemWords, type Node, opening, textNode, textOf, within } from './nodes.ts'

interface Part {
  minutes: number
  content: Node[]
}

/** The plan of a lesson or meeting: a bar with a block for each minute, above the list of its parts. */
export const lesson: Block = {
  expects: 'a table whose first column is minutes, or a list whose items state the minutes in their bold opening: **Opening, 5 minutes.**',
  render(children, title) {
    const [plan, ...more] = children
    if (!plan || more.length > 0) return 'it must contain one table or one list'
    const parts = isElement(plan, 'table') ? partsOfTable(plan) : partsOfList(plan)
    const wrong = parts.findIndex(({ minutes }) => !(minutes >= 1 && minutes <= 99))
    if (parts.length < 2) return 'it has fewer than two parts'
    if (wrong >= 0) return `part ${wrong + 1} does not state its minutes as a number from 1 to 99`
    const total = parts.reduce((sum, { minutes }) => sum + minutes, 0)
    return [
      element('figcaption', {}, [title, textNode(' '), element('span', {}, [textNode(interpolate(labels.lessonTotal, { n: total }))])]),
      element(
        'div',
        { dataBar: '', ariaHidden: 'true' },
        parts.map(({ minutes }) => element('i', lengthOf(minutes), [textNode(String(minutes))])),
      ),
      element('ol', {}, parts.map(line)),
    ]
  },
}

function line({ minutes, content }: Part): Element {
  const block = element('b', {}, [textNode(String(minutes)), textNode(' '), element('small', {}, [textNode(labels.lessonMinutes)])])
  return element('li', {}, [block, element('div', {}, content)])
}

/** Passes the length of a part to the styles as two digits: the content policy forbids inline styles. */
function lengthOf(minutes: number): Element['properties'] {
  return { dataTens: String(Math.floor(minutes / 10)), dataUnits: String(minutes % 10) }
}

function partsOfList(list: Element): Part[] {
  return within(list, 'li').map((item) => ({
    minutes: Number(opening(item)?.match(/\d+/)?.[0] ?? Number.NaN),
    content: [element('p', {}, itemWords(item))],
  }))
}

function partsOfTable(table: Element): Part[] {
  const rows = within(table, 'thead', 'tbody').flatMap((group) => within(group, 'tr'))
  const [head, ...lines] = rows.map((row) => within(row, 'th', 'td'))
  return lines.map(([minutes, what, ...rest]) => ({
    minutes: Number(minutes ? textOf(minutes) : Number.NaN),
    content: [
      element('p', {}, (what?.children ?? []) as Node[]),
      ...rest.map((cell, index) => {
        const heading = head?.[index + 2]
        return element('p', {}, [
          element('small', {}, [textNode(`${heading ? textOf(heading) : ''}:`)]),
          textNode(' '),
          ...(cell.children as Node[]),
        ])
      }),
    ],
  }))
}
