import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { mergeYaml } from './merge-yaml.ts'

/** Parsed content that a test changes: its shape is in the text below. */
// biome-ignore lint/suspicious/noExplicitAny: spelling it out would say the text twice
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
  ['a price', (data) => (data.price = 450), 'price: 400', 'price: 450'],
  ['an hour in double quotes', (data) => (data.hours.from = '09:30'), 'from: "10:00"', 'from: "09:30"'],
  ['an hour in single quotes', (data) => (data.hours.to = '13:00'), "to: '12:00'", "to: '13:00'"],
  ['a word without quotes', (data) => (data.last = 'סוף טוב'), 'last: סוף', 'last: סוף טוב'],
  ['a word that needs quotes now', (data) => (data.last = 'סוף: טוב'), 'last: סוף', 'last: "סוף: טוב"'],
  ['a field more in brackets', (data) => (data.activities[1].sample = true), 'title: "כותבים" }', 'title: "כותבים", sample: true }'],
  ['a field less in brackets', (data) => delete data.activities[0].sample, ', sample: true }', ' }'],
  ['a field more on lines', (data) => (data.steps[0].icon = 'cubes'), '    text: א\n', '    text: א\n    icon: cubes\n'],
  ['the first field of an item less', (data) => delete data.steps[1].title, '  - title: שני\n    text: ב', '  - text: ב'],
  [
    'an item more',
    (data) => data.steps.push({ title: 'שלישי', text: 'ג' }),
    '    text: ב\n',
    '    text: ב\n  - title: שלישי\n    text: ג\n',
  ],
  [
    'an item more in brackets',
    (data) => data.activities.push({ icon: 'x', title: 'ד' }),
    '"כותבים" }\n',
    '"כותבים" }\n  - { icon: x, title: ד }\n',
  ],
  ['an item less', (data) => data.steps.shift(), '  - title: ראשון\n    text: א\n', ''],
  ['a list less', (data) => delete data.steps, '\nsteps:\n  - title: ראשון\n    text: א\n  - title: שני\n    text: ב', ''],
])('%s changes what it must', (_, change, before, after) => {
  expect(merged(change)).toBe(camp.replace(before, after))
})

it('an item that moves takes its comment along, and its line stays as it was', () => {
  const lines = merged((data: Changing) => data.activities.reverse()).split('\n')
  expect(lines.slice(6, 9)).toEqual([
    '  # the best one',
    '  - { icon: code, title: "כותבים" }',
    '  - { icon: cubes, title: "בונים", sample: true }',
  ])
})

it('a value that others name by its anchor changes for itself alone', () => {
  const source = 'share: &arm { src: a.webp, alt: זרוע }\nhero:\n  picture: *arm\n'
  expect(merged((data: Changing) => (data.hero.picture = { src: 'b.webp', alt: 'יד' }), source)).toContain(
    'share: &arm { src: a.webp, alt: זרוע }',
  )
  expect(parse(merged((data: Changing) => (data.share = { ...data.share, alt: 'יד' }), source)).hero.picture.alt).toBe('זרוע')
})

it('a folded text keeps the lines that the change does not reach', () => {
  const source = 'a: >-\n  one two\n  three four\n  five\nb: 1\n'
  expect(merged((data: Changing) => (data.a = 'one two three 4 five'), source)).toBe('a: >-\n  one two\n  three 4\n  five\nb: 1\n')
})

it('a new file is written in the style of the others', () => {
  expect(mergeYaml(undefined, { title: 'א: ב', list: [{ a: 1, b: ['x'] }], empty: [], on: true })).toBe(
    'title: "א: ב"\nlist:\n  - a: 1\n    b:\n      - x\nempty: []\non: true\n'.replace('on:', '"on":'),
  )
})
