import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readContent } from '../merge/content-file.ts'
import { checkContent } from './check-content.ts'
import { checkEntry } from './check-entry.ts'
import { checkRelations } from './check-relations.ts'

type Data = Record<string, unknown>

const read = (path: string) => readContent(path, readFileSync(path, 'utf8'))
const complaints = (path: string, data: Data) =>
  [...checkEntry(path, data), ...checkRelations(path, data)].map(
    ({ path: at, hebrew, isNote }) => `${isNote ? '· ' : ''}${at.join('.')}: ${hebrew}`,
  )

const article = 'src/content/articles/ai-integration-in-classroom.md'
const camp = 'src/content/camps/passover.yaml'
const page = 'src/content/pages/robots.yaml'
const example = parse(readFileSync('src/content/examples/kit.yaml', 'utf8')) as { sections: Data[] }

it('the content in the repository has nothing that would block publishing', () => {
  expect(complaints(article, read(article))).toEqual([])
  expect(complaints(camp, read(camp))).toEqual([])
  expect(checkContent().filter(({ isNote }) => !isNote)).toEqual([])
})

it.each(['🎉', '汉', '👍🏽'])('reports a character that the font lacks at its field: %s', (character) => {
  expect(complaints(article, { ...read(article), title: `כותרת ${character}` })).toContainEqual(expect.stringMatching(/^title: אין בגופן/))
  expect(complaints(article, { ...read(article), body: `טקסט ${character}` })).toContainEqual(expect.stringMatching(/^body: אין בגופן/))
})

it('allows emoji in a WhatsApp message', () => {
  const data = read(camp)
  expect(complaints(camp, { ...data, signUp: { ...(data['signUp'] as Data), message: 'היי 🎉' } })).toEqual([])
})

it('requires exactly one hero and at least one section on a page made of the kit', () => {
  const [hero = {}, ...rest] = example.sections
  const faults = (sections: unknown) => complaints(page, { ...example, sections })
  expect(hero['type']).toBe('hero')
  expect(faults([hero, ...rest]).filter((line) => /פתיחה|אף חלק/.test(line))).toEqual([])
  expect(faults([hero, hero])).toContainEqual(expect.stringMatching(/^sections.1: בעמוד כבר יש/))
  expect(faults(rest)).toContainEqual(expect.stringMatching(/^sections: לעמוד אין כותרת/))
  expect(faults([])).toContainEqual(expect.stringMatching(/^sections: בעמוד אין אף חלק/))
  expect(faults(undefined)).toContainEqual(expect.stringMatching(/^sections: בעמוד אין אף חלק/))
})

it('reports a duplicate heading as a note, and a second title in the text as an error', () => {
  expect(complaints(article, { ...read(article), body: '## אותה כותרת\n\nא\n\n## אותה כותרת\n' })).toEqual([
    expect.stringMatching(/^· body: הכותרת „אותה כותרת” כתובה פעמיים/),
  ])
  expect(complaints(article, { ...read(article), body: '# כותרת\n' })).toEqual([expect.stringMatching(/^body: „כותרת” היא כותרת ראשית/)])
})

it('rejects a dead link in a text before it is saved', () => {
  expect(complaints(article, { ...read(article), body: '[א](www.example.co.il), [ב](win-camp), [ג](/win-camp)\n' })).toEqual([
    expect.stringMatching(/^body: .*כותבים https:\/\/www\.example\.co\.il$/),
    expect.stringMatching(/^body: .*התכוונתם ל־\/win-camp\?$/),
  ])
})

it.each(['999 ₪', '₪999', '999 ש״ח', '999 שקלים', '31.12', '31 בדצמבר', '31/12', '07:15'])(
  'rejects a camp text that contradicts the camp’s data: %s',
  (wrong) => {
    expect(complaints(camp, { ...read(camp), groups: `בקבוצות, ${wrong}` })).toContainEqual(expect.stringMatching(/^groups: בטקסט כתוב/))
  },
)

it('rejects two camps in one city on the same days, at the dates of the edited one', () => {
  const copy = { ...read(camp), landings: [] }
  expect(complaints('src/content/camps/passover-copy.yaml', copy)).toEqual([expect.stringMatching(/^dates: .*באותם ימים/)])
})

it('rejects moving the last camp out of a city that has a page', () => {
  const data = read(camp)
  const { city } = data['location'] as { city: string }
  const moved = complaints(camp, { ...data, location: { ...(data['location'] as Data), city: 'אילת' } })
  // Empty if another camp is in that city.
  for (const line of moved) expect(line).toContain(city)
})

it('reports the fields that dates make mandatory together with all other missing fields', () => {
  const begun = { isOnline: false, title: 'מחנה' }
  const fields = (data: Data) => complaints(camp, data).map((line) => line.replace(/:.*/, ''))
  expect(fields(begun)).toEqual(expect.arrayContaining(['grades', 'picture', 'location', 'dates']))
  const dated = fields({ ...begun, dates: { first: '01.08.2030', last: '05.08.2030' } })
  expect(dated).toEqual(expect.arrayContaining(['grades', 'hours', 'price', 'terms']))
  expect(new Set(dated).size).toBe(dated.length)
})
