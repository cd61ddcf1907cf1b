import { expect, it } from 'vitest'
import { descriptionError } from '../../../src/lib/search-result.ts'
import { withPageHead as headed, withoutDerivedHeadComplaints } from './page-head.ts'

const long = 'ערב אחד שבו הורים יושבים ליד הילדים, פותחים איתם מחשב ורואים מה לומדים אצלנו לאורך השנה.'
const home = { description: '{{brand}} מלמדת ילדים לבנות, לתכנת ולשאול שאלות. מאות כיתות בכל הארץ לומדות איתנו בכל שנה, מכיתה א׳ עד י״ב.' }
const withPageHead = (data: Parameters<typeof headed>[0]) => headed(data, home)
const page = (lead: string, ...rest: object[]) => ({
  label: 'ערב הורים',
  sections: [{ type: 'hero', heading: 'באים\n*ערב אחד*', lead }, ...rest],
})

it('derives title and description from the beginning of the page', () => {
  expect(withPageHead(page(long))).toEqual({ title: 'באים ערב אחד', description: long, ...page(long) })
})

it('keeps the owner’s texts, and derives emptied ones again', () => {
  const own = { title: 'שלי', description: 'גם שלי' }
  expect(withPageHead({ ...page(long), ...own })).toMatchObject(own)
  expect(withPageHead({ ...page(long), title: '', description: '' })).toMatchObject({ title: 'באים ערב אחד', description: long })
})

it.each([
  ['whole sentences, including those of the next sections', `${'א'.repeat(50)}.`, `${'א'.repeat(50)}. ${'ב'.repeat(40)}.`],
  ['no more sentences than fit', `${'א'.repeat(40)}. ${'ג'.repeat(50)}.`, `${'א'.repeat(40)}. ${'ג'.repeat(50)}.`],
])('builds the description from %s', (_, lead, expected) => {
  const next = { type: 'rich-text', heading: 'עוד', paragraphs: [`${'ב'.repeat(40)}.`, `${'ד'.repeat(120)}.`] }
  const { description } = withPageHead(page(lead, next))
  expect(String(description).startsWith(expected)).toBe(true)
  expect(descriptionError(String(description))).toBeUndefined()
})

it('cuts a sentence that is too long between words', () => {
  const { description } = withPageHead(page('ארוכות '.repeat(40)))
  expect(description).toMatch(/^(ארוכות )+ארוכות…$/)
  expect(descriptionError(String(description))).toBeUndefined()
})

it('extends a short opening with the description of the business', () => {
  const { description } = withPageHead(page('הילדים מלמדים, ההורים בונים.'))
  expect(description).toBe(`באים ערב אחד. הילדים מלמדים, ההורים בונים. ${home.description}`)
})

it('uses the short name if the heading is too long for a title; derives nothing from a page without texts', () => {
  const heading = 'מילה '.repeat(20)
  expect(withPageHead({ label: 'ערב הורים', sections: [{ type: 'hero', heading }] })['title']).toBe('ערב הורים')
  expect(withPageHead({ title: '', description: '', accent: 'jobs' })).toEqual({ accent: 'jobs' })
})

it('does not report derived texts as missing while something else is missing', () => {
  const missing = (...path: string[]) => ({ path, hebrew: 'חסר', english: 'missing' })
  const whole = [missing('description'), missing('sections')]
  expect(withoutDerivedHeadComplaints({}, whole)).toEqual([missing('sections')])
  expect(withoutDerivedHeadComplaints({}, [missing('description')])).toEqual([missing('description')])
  expect(withoutDerivedHeadComplaints({ description: 'קצר' }, whole)).toEqual(whole)
})
