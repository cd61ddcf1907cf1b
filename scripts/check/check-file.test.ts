import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkFile } from './check-file.ts'
import { deadLinks } from './check-links.ts'
import { samePaths } from './same-paths.ts'

const camp = readFileSync('src/content/camps/online.yaml', 'utf8')

/** What is said about the camp with this change, each after how many lines below the change it is found. */
function said(from: string, to: string): string[] {
  const changed = camp.replace(from, to)
  expect(changed).not.toBe(camp)
  const line = camp.slice(0, camp.indexOf(from)).split('\n').length
  return checkFile('src/content/camps/online.yaml', changed).map((finding) => `${finding.line - line}: ${finding.hebrew}`)
}

it.each<[string, string, string, RegExp]>([
  ['a quote inside of a Hebrew abbreviation', 'title: "מחנה אונליין"', 'title: "מחנה של המנכ"ל"', /^0: מירכאות בתוך טקסט/],
  ['a quote that is not closed', 'title: "מחנה אונליין"', 'title: "מחנה אונליין', /^0: המירכאות נפתחו ולא נסגרו/],
  ['a colon without quotes', 'groups: "בקבוצות"', 'groups: בקבוצות: קטנות', /^0: נקודתיים בתוך טקסט/],
  ['a tab', '  first: 06.04.2025', '\tfirst: 06.04.2025', /^0: השורה מתחילה בטאב/],
  ['an asterisk at the beginning', 'groups: "בקבוצות"', 'groups: *בקבוצות* קטנות', /^0: טקסט שמתחיל בסימן/],
  ['a fact at the beginning', 'groups: "בקבוצות"', 'groups: {{phone}} בקבוצות', /^0: טקסט שמתחיל ב־\{\{/],
  ['a field twice', 'price: 400', 'price: 400\nprice: 500', /^1: אותו שדה כתוב פעמיים/],
  ['a missing space', 'price: 400', 'price:400', /^0: אחרי הנקודתיים צריך רווח/],
  ['an unknown field', 'price: 400', 'prize: 400', /^0: השדה „prize” לא מוכר. התכוונתם ל„price”/],
  ['a day that is not one', 'first: 06.04.2025', 'first: 31.04.2025', /^0: „31.04.2025” אינו יום/],
  ['a day in the computer’s order', 'first: 06.04.2025', 'first: 2025-04-06', /^0: „2025-04-06” אינו יום/],
  ['an unknown icon', 'icon: cubes', 'icon: cubs', /^0: אין ציור בשם הזה/],
  ['a wrong reference', 'terms: cancellation', 'terms: cancelation', /התכוונתם ל„cancellation”/],
  ['a picture that is not there', 'camp/online.webp', 'camp/onlin.webp', /^0: אין תמונה כזו/],
  ['a picture of an iPhone', 'camp/online.webp', 'camp/online.heic', /^0: סוג התמונה אינו נתמך/],
  ['words for a number', 'price: 400', 'price: חינם', /^0: צריך להיות כאן מספר, וכתוב חינם/],
  ['an hour that is not one', 'from: "10:00"', 'from: "25:00"', /^0: שעה כותבים כך: 08:00/],
  ['a price in a text that is not the camp’s', 'title: "מחנה אונליין"', 'title: "מחנה ב־₪350"', /בטקסט כתוב "₪350"/],
])('%s: the line, and what to write instead', (_, from, to, expected) => {
  expect(said(from, to)).toContainEqual(expect.stringMatching(expected))
})

it('a file that is fine has no findings', () => {
  expect(checkFile('src/content/camps/online.yaml', camp)).toEqual([])
})

it('broken JSON is found at its line', () => {
  expect(checkFile('src/content/interface/blog.json', '{\n  "a": "ב",\n  "b": "ג"\n  "c": "ד"\n}')[0]).toMatchObject({ line: 4 })
})

it('a dead link is named with the page that was meant', () => {
  expect(deadLinks('x.yaml', 'a:\n  - { label: b, to: /win-egnlish }\n', ['/win-english', '/'])).toMatchObject([
    { line: 2, hebrew: expect.stringContaining('התכוונתם ל־/win-english') },
  ])
  expect(deadLinks('x.yaml', 'to: "/win-english#price"\n', ['/win-english'])).toEqual([])
})

it('two files of one address are found', () => {
  const [finding] = samePaths([
    { path: '/a', file: 'a.yaml' },
    { path: '/a', file: 'b.yaml' },
  ])
  expect(finding?.hebrew).toContain('a.yaml')
})
