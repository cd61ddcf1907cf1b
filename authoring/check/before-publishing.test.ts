import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readContent } from '../merge/content-file.ts'
import { checkContent } from './check-content.ts'
import { checkEntry } from './check-entry.ts'
import { checkRelations } from './check-relations.ts'

type Data = Record<string, unknown>

const read = (path: string) => readContent(path, readFileSync(path, 'utf8'))
const said = (path: string, data: Data) =>
  [...checkEntry(path, data), ...checkRelations(path, data)].map(
    ({ path: at, hebrew, isNote }) => `${isNote ? '· ' : ''}${at.join('.')}: ${hebrew}`,
  )

const article = 'src/content/articles/ai-integration-in-classroom.md'
const camp = 'src/content/camps/passover.yaml'
const page = 'src/content/pages/robots.yaml'
const example = parse(readFileSync('src/content/examples/kit.yaml', 'utf8')) as { sections: Data[] }

it('what is in the repository has nothing that would stop its publication', () => {
  expect(said(article, read(article))).toEqual([])
  expect(said(camp, read(camp))).toEqual([])
  expect(checkContent().filter(({ isNote }) => !isNote)).toEqual([])
})

it.each(['🎉', '汉', '👍🏽'])('a character that the font lacks is refused at its field: %s', (character) => {
  expect(said(article, { ...read(article), title: `כותרת ${character}` })).toContainEqual(expect.stringMatching(/^title: אין בגופן/))
  expect(said(article, { ...read(article), body: `טקסט ${character}` })).toContainEqual(expect.stringMatching(/^body: אין בגופן/))
})

it('a message for WhatsApp may have one', () => {
  const data = read(camp)
  expect(said(camp, { ...data, signUp: { ...(data['signUp'] as Data), message: 'היי 🎉' } })).toEqual([])
})

it('a page made of the kit has one hero, and something to show', () => {
  const [hero = {}, ...rest] = example.sections
  const faults = (sections: unknown) => said(page, { ...example, sections })
  expect(hero['type']).toBe('hero')
  expect(faults([hero, ...rest]).filter((line) => /פתיחה|אף חלק/.test(line))).toEqual([])
  expect(faults([hero, hero])).toContainEqual(expect.stringMatching(/^sections.1: בעמוד כבר יש/))
  expect(faults(rest)).toContainEqual(expect.stringMatching(/^sections: לעמוד אין כותרת/))
  expect(faults([])).toContainEqual(expect.stringMatching(/^sections: בעמוד אין אף חלק/))
  expect(faults(undefined)).toContainEqual(expect.stringMatching(/^sections: בעמוד אין אף חלק/))
})

it('a heading twice is said and stops nothing; a second title in the text stops', () => {
  expect(said(article, { ...read(article), body: '## אותה כותרת\n\nא\n\n## אותה כותרת\n' })).toEqual([
    expect.stringMatching(/^· body: הכותרת „אותה כותרת” כתובה פעמיים/),
  ])
  expect(said(article, { ...read(article), body: '# כותרת\n' })).toEqual([expect.stringMatching(/^body: „כותרת” היא כותרת ראשית/)])
})

it('a link of a text that would lead nowhere is refused while it is typed', () => {
  expect(said(article, { ...read(article), body: '[א](www.example.co.il), [ב](win-camp), [ג](/win-camp)\n' })).toEqual([
    expect.stringMatching(/^body: .*כותבים https:\/\/www\.example\.co\.il$/),
    expect.stringMatching(/^body: .*התכוונתם ל־\/win-camp\?$/),
  ])
})

it.each(['999 ₪', '₪999', '999 ש״ח', '999 שקלים', '31.12', '31 בדצמבר', '31/12', '07:15'])(
  'a text of a camp that contradicts its facts is refused: %s',
  (wrong) => {
    expect(said(camp, { ...read(camp), groups: `בקבוצות, ${wrong}` })).toContainEqual(expect.stringMatching(/^groups: בטקסט כתוב/))
  },
)

it('two camps of one city on the same days are refused at the dates of the one that is typed', () => {
  const copy = { ...read(camp), landings: [] }
  expect(said('src/content/camps/passover-copy.yaml', copy)).toEqual([expect.stringMatching(/^dates: .*באותם ימים/)])
})

it('a camp that moves away from the only city page that shows it is refused', () => {
  const data = read(camp)
  const { city } = data['location'] as { city: string }
  const moved = said(camp, { ...data, location: { ...(data['location'] as Data), city: 'אילת' } })
  // Only where no other camp is in that city.
  for (const line of moved) expect(line).toContain(city)
})

it('what a camp with dates has to say is asked for together with all else that is missing', () => {
  const begun = { isOnline: false, title: 'מחנה' }
  const fields = (data: Data) => said(camp, data).map((line) => line.replace(/:.*/, ''))
  expect(fields(begun)).toEqual(expect.arrayContaining(['grades', 'picture', 'location', 'dates']))
  const dated = fields({ ...begun, dates: { first: '01.08.2030', last: '05.08.2030' } })
  expect(dated).toEqual(expect.arrayContaining(['grades', 'hours', 'price', 'terms']))
  expect(new Set(dated).size).toBe(dated.length)
})
