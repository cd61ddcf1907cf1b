import { expect, test } from 'vitest'
import texts from '#content/interface/programmes.json' with { type: 'json' }
import type { Programme } from '#schemas/programme.ts'
import { factsOf } from './facts-of.ts'

const field = (text: string) => ({ text, sample: false })
const programme: Programme = {
  name: 'קורס',
  summary: 'קורס לכיתות',
  heading: 'בקצרה',
  audience: field('כיתות'),
  grades: { from: 2, to: 6, sample: true },
  length: { label: 'לוח זמנים', ...field('שנה') },
  group: { to: 20, sample: true },
  place: field('אצלכם'),
  price: field('לקבוצה'),
  payment: field('בחשבונית'),
  provides: field('מקרן'),
  more: [{ label: 'המשחק', text: 'בלוקים', sample: false }],
  next: { label: 'הלאה', href: '#contact', newTab: false },
}
const textsOf = (changed: Partial<Programme>) =>
  Object.fromEntries(factsOf({ ...programme, ...changed }).map(({ name, text }) => [name, text]))

test('lists the facts in the order of a buyer’s questions, with the programme’s own facts last', () => {
  expect(factsOf(programme).map(({ name }) => name)).toEqual([
    'audience',
    'grades',
    'length',
    'group',
    'place',
    'price',
    'payment',
    'provides',
    'more',
  ])
})

test('takes the label from the file, or else the usual one, and keeps the sample mark', () => {
  const [audience, grades, length] = factsOf(programme)
  expect([audience?.label, grades?.label, length?.label]).toEqual([texts.audience, texts.grades, 'לוח זמנים'])
  expect([audience?.sample, grades?.sample]).toEqual([false, true])
})

test.each([
  [{ grades: { from: 2, to: 6, sample: false } }, 'grades', 'כיתות ב׳ עד ו׳'],
  [{ ages: { from: 6, to: 15, sample: false } }, 'ages', '6–15'],
  [{ group: { to: 20, sample: false } }, 'group', texts.groupMost.replace('{figures}', '20')],
  [{ group: { from: 15, to: 25, sample: false } }, 'group', texts.groupRange.replace('{figures}', '15–25')],
  [{ group: field('3 בתי ספר') }, 'group', '3 בתי ספר'],
])('formats %o', (changed, name, text) => {
  expect(textsOf(changed)[name]).toBe(text)
})
