import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { editorForms } from '../../forms/decap-collections.ts'
import { copyOfContent } from '../testing/gateway-on-copy.ts'
import { reportOf } from './report.ts'

const { book } = editorForms()
const finding = { file: 'src/content/camps/online.yaml', line: 5, field: 'hours.to', hebrew: 'שעת הסיום מוקדמת', english: 'ends early' }

it('separates errors from notes, with links to the fields', () => {
  const { stops, notes } = reportOf('.', book, { isFine: false, findings: [{ ...finding, isNote: true }, finding] })
  const hours = `${book.field(['camps', 'hours']).label} › ${book.field(['camps', 'hours', 'to']).label}`
  expect(stops).toEqual([
    {
      file: finding.file,
      where: expect.stringMatching(`^${book.collection('camps').label}: [א-ת].+ › ${hours}$`) as string,
      message: finding.hebrew,
      form: '#/collections/camps/entries/online',
      field: 'hours.to',
    },
  ])
  expect(notes).toHaveLength(1)
})

it('says that a missing field is empty, not which line to add to the file', () => {
  const missing = { ...finding, field: 'registrationOpens', hebrew: 'חסר. מוסיפים אחרי „season” שורה: registrationOpens: "…"' }
  expect(reportOf('.', book, { isFine: false, findings: [missing] }).stops[0]?.message).toMatch(/^ריק\./)
})

it.each([
  ['src/content/pages/jobs.yaml', '#/collections/drawn/entries/jobs'],
  ['src/content/interface/blog.json', '#/collections/interface/entries/words-blog'],
  ['src/content/owner/facts.json', '#/collections/owner/entries/facts'],
  ['src/content/articles/ai-integration-in-classroom.md', '#/collections/articles/entries/ai-integration-in-classroom'],
])('%s opens at %s', (file, form) => {
  expect(reportOf('.', book, { isFine: false, findings: [{ ...finding, file, field: '' }] }).stops[0]).toMatchObject({ form })
})

it.each([
  ['/jobs links to /contact#price, but nothing there has that id', /jobs.*price/],
  ['/blog/x: “🎉” (U+1F389) is not in the font of the site', /🎉/],
  ['Error: src/content/cities/x.yaml: אין באילת אף מחנה עם תאריכים · there is no camp', /אין באילת אף מחנה/],
  ['TypeError: cannot read properties of undefined', /הבנייה/],
])('translates faults of the built pages into Hebrew: %s', (built, sentence) => {
  const { stops, technical } = reportOf('.', book, { isFine: false, findings: [], built })
  expect(stops.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)])
  expect(stops[0]?.message).not.toMatch(/[a-z]{4} [a-z]{2}/)
  expect(technical).toBe(built)
})

it('links a broken section link to its field', () => {
  const root = copyOfContent()
  const article = 'src/content/articles/building-digital-curriculum.md'
  writeFileSync(join(root, article), readFileSync(article, 'utf8').replace(/(?<=action: .* to: )[^,}\s]+/, '/contact#price'))
  const built = '/blog/building-digital-curriculum links to /contact#price, but nothing there has that id'
  expect(reportOf(root, book, { isFine: false, findings: [], built }).stops).toMatchObject([
    {
      file: article,
      form: '#/collections/articles/entries/building-digital-curriculum',
      field: 'closing.action.to',
      where: expect.stringMatching(/כפתור/),
    },
  ])
  rmSync(root, { recursive: true })
})
