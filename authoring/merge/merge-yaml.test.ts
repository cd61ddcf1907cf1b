import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { mergeYaml } from './merge-yaml.ts'

/** Parsed YAML that a test changes. */
// biome-ignore lint/suspicious/noExplicitAny: a type would only repeat the YAML below
type Changing = any

const camp = `# A camp is one file.
title: "מחנה אונליין"
hours: { from: "10:00", to: '12:00' } # of each day
price: 400
# What the children do.
activities:
  - { icon: cubes, title: "בונים", sample: true }
  # the best one
  - { icon: code, title: "כותבים" }
steps:
  - title: ראשון
    text: א
  - title: שני
    text: ב
last: סוף
`

function merged(change: (data: Changing) => void, source = camp): string {
  const data = parse(source)
  change(data)
  const result = mergeYaml(source, data)
  expect(parse(result)).toEqual(data)
  return result
}

it.each<[string, (data: Changing) => void, string, string]>([
  ['changing a price', (data) => (data.price = 450), 'price: 400', 'price: 450'],
  ['changing a time in double quotes', (data) => (data.hours.from = '09:30'), 'from: "10:00"', 'from: "09:30"'],
  ['changing a time in single quotes', (data) => (data.hours.to = '13:00'), "to: '12:00'", "to: '13:00'"],
  ['changing a word without quotes', (data) => (data.last = 'סוף טוב'), 'last: סוף', 'last: סוף טוב'],
  ['changing a word so that it needs quotes', (data) => (data.last = 'סוף: טוב'), 'last: סוף', 'last: "סוף: טוב"'],
  ['adding a field in braces', (data) => (data.activities[1].sample = true), 'title: "כותבים" }', 'title: "כותבים", sample: true }'],
  ['removing a field in braces', (data) => delete data.activities[0].sample, ', sample: true }', ' }'],
  ['adding a field in a block', (data) => (data.steps[0].icon = 'cubes'), '    text: א\n', '    text: א\n    icon: cubes\n'],
  ['removing the first field of an item', (data) => delete data.steps[1].title, '  - title: שני\n    text: ב', '  - text: ב'],
  [
    'adding an item',
    (data) => data.steps.push({ title: 'שלישי', text: 'ג' }),
    '    text: ב\n',
    '    text: ב\n  - title: שלישי\n    text: ג\n',
  ],
  [
    'adding an item in braces',
    (data) => data.activities.push({ icon: 'x', title: 'ד' }),
    '"כותבים" }\n',
    '"כותבים" }\n  - { icon: x, title: ד }\n',
  ],
  ['removing an item', (data) => data.steps.shift(), '  - title: ראשון\n    text: א\n', ''],
  ['removing a list', (data) => delete data.steps, '\nsteps:\n  - title: ראשון\n    text: א\n  - title: שני\n    text: ב', ''],
])('%s changes only the lines it must', (_, change, before, after) => {
  expect(merged(change)).toBe(camp.replace(before, after))
})

it('moves an item together with its comment and leaves its line unchanged', () => {
  const lines = merged((data: Changing) => data.activities.reverse()).split('\n')
  expect(lines.slice(6, 9)).toEqual([
    '  # the best one',
    '  - { icon: code, title: "כותבים" }',
    '  - { icon: cubes, title: "בונים", sample: true }',
  ])
})

it('changing a value with an anchor does not change its aliases, nor the other way round', () => {
  const source = 'share: &arm { src: a.webp, alt: זרוע }\nhero:\n  picture: *arm\n'
  expect(merged((data: Changing) => (data.hero.picture = { src: 'b.webp', alt: 'יד' }), source)).toContain(
    'share: &arm { src: a.webp, alt: זרוע }',
  )
  expect(parse(merged((data: Changing) => (data.share = { ...data.share, alt: 'יד' }), source)).hero.picture.alt).toBe('זרוע')
})

it('keeps the unchanged lines of a folded text', () => {
  const source = 'a: >-\n  one two\n  three four\n  five\nb: 1\n'
  expect(merged((data: Changing) => (data.a = 'one two three 4 five'), source)).toBe('a: >-\n  one two\n  three 4\n  five\nb: 1\n')
})

it('writes a new file in the style of the others', () => {
  expect(mergeYaml(undefined, { title: 'א: ב', list: [{ a: 1, b: ['x'] }], empty: [], on: true })).toBe(
    'title: "א: ב"\nlist:\n  - a: 1\n    b:\n      - x\nempty: []\non: true\n'.replace('on:', '"on":'),
  )
})
