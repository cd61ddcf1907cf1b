import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { checkEntry } from './check-entry.ts'

function camp(change: Record<string, unknown>) {
  const path = 'src/content/camps/passover.yaml'
  const data = parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  return checkEntry(path, { ...data, ...change }).map(({ path: where, hebrew, english }) => `${where.join('.')}: ${hebrew} · ${english}`)
}

it('every file of the site is valid', () => {
  const files = globSync('src/content/*/*.yaml', { exclude: ['**/examples/**'] })
  const found = files.flatMap((path) =>
    checkEntry(path, parse(readFileSync(path, 'utf8'))).map((complaint) => ({ file: path, ...complaint })),
  )
  // Notes are not errors.
  expect(found.filter(({ isNote }) => !isNote)).toEqual([])
})

it.each<[string, Record<string, unknown>, RegExp]>([
  ['a missing field', { title: undefined }, /^title: חסר/],
  ['a text instead of a number', { price: 'חינם' }, /^price: צריך להיות כאן מספר, וכתוב חינם/],
  ['a price with agorot', { price: 59.5 }, /^price: מחיר כותבים בשקלים שלמים/],
  ['a fraction', { instalments: 2.5 }, /^instalments: כאן כותבים מספר שלם: 2 או 3/],
  ['a misspelt field', { prcie: 400 }, /„prcie” לא מוכר. התכוונתם ל„price”/],
  ['an invalid day', { dates: { first: '31.02.2027', last: '01.03.2027' } }, /^dates.first: „31.02.2027” אינו יום/],
  ['a date without quotes', { dates: { first: new Date(), last: '01.03.2027' } }, /^dates.first: תאריך בלי מירכאות/],
  ['an end before the start', { hours: { from: '13:00', to: '08:00' } }, /שעת הסיום לפני שעת ההתחלה/],
  ['a misspelt reference', { terms: 'cancelation' }, /התכוונתם ל„cancellation”/],
  ['a reference that resembles no entry', { terms: 'x' }, /^terms: אין „x” ב„[א-ת ]+”\. בוחרים אחר/],
  [
    'a localhost address inside a text',
    { title: 'עוד ב־http://localhost:4400/win-camp.' },
    /^title: .*http:\/\/localhost:4400\/win-camp מוביל למחשב שלכם/,
  ],
  [
    'a picture of an unknown type',
    { picture: { src: '../../assets/pictures/camp/physical.HEIC', alt: 'ילדים במחנה' } },
    /סוג התמונה אינו נתמך/,
  ],
  ['a missing picture', { picture: { src: '../../assets/pictures/camp/lost.webp', alt: 'ילדים במחנה' } }, /אין תמונה כזו/],
  ['too few items', { activities: [] }, /^activities: לפחות פריט אחד/],
])('reports %s', (_, change, expected) => {
  expect(camp(change)).toContainEqual(expect.stringMatching(expected))
})

it('suggests the nearest section type for an unknown one', () => {
  const page = {
    title: 'א',
    description: 'x'.repeat(80),
    label: 'א',
    accent: 'plain',
    share: { src: '../../assets/pictures/camp/physical.webp', alt: 'ילדים במחנה' },
  }
  const [complaint] = checkEntry('src/content/pages/new.yaml', { ...page, sections: [{ type: 'card', heading: 'א' }] })
  expect(complaint).toMatchObject({ path: ['sections', 0, 'type'], hebrew: expect.stringContaining('התכוונתם ל„cards”') })
})

it('rejects an empty interface text at its field', () => {
  expect(checkEntry('src/content/interface/blog.json', { newest: ' ' })).toMatchObject([{ path: ['newest'], hebrew: 'הטקסט ריק' }])
})

it('translates the rules of sections into Hebrew', () => {
  const path = 'src/content/camps/passover.yaml'
  const data = parse(readFileSync(path, 'utf8')) as { landings: { variant: string }[] }
  const [landing] = data.landings
  const messages = checkEntry(path, { ...data, landings: [{ ...landing, variant: 'b', path: '/camp' }] }).map(({ hebrew }) => hebrew)
  expect(messages).toContainEqual(expect.stringContaining('כתובת של עמוד מחנה'))
})

it('requires an article to have a text', () => {
  const bodyComplaints = (body: string) => checkEntry('src/content/articles/new.md', { body }).filter(({ path }) => path[0] === 'body')
  expect(bodyComplaints(' \n')).toMatchObject([{ hebrew: expect.stringContaining('הטקסט ריק') }])
  expect(bodyComplaints('מתחילים בשאלה.')).toEqual([])
})

it('reports a heading that repeats the title of the page’s FAQ list', () => {
  const path = 'src/content/pages/science-basket.yaml'
  const page = parse(readFileSync(path, 'utf8')) as Record<string, Record<string, unknown>>
  const [list = ''] = Object.values(page).flatMap((part) => (typeof part['faq'] === 'string' ? [part['faq']] : []))
  const { title } = parse(readFileSync(`src/content/faq/${list}.yaml`, 'utf8')) as { title: string }
  const [part = ''] = Object.keys(page).filter((name) => typeof page[name]?.['heading'] === 'string')
  const data = { ...page, [part]: { ...page[part], heading: title } }
  expect(checkEntry(path, data)).toContainEqual(expect.objectContaining({ path: [part, 'heading'], isNote: true }))
})

it('reports a duplicate heading of a route page at the second one', () => {
  const path = 'src/content/pages/jobs.yaml'
  const page = parse(readFileSync(path, 'utf8')) as Record<string, Record<string, unknown>>
  const [first, second] = Object.keys(page).filter((part) => typeof page[part]?.['heading'] === 'string')
  const data = {
    ...page,
    [first ?? '']: { ...page[first ?? ''], heading: 'אותה כותרת' },
    [second ?? '']: { ...page[second ?? ''], heading: 'אותה כותרת' },
  }
  expect(checkEntry(path, data)).toContainEqual(expect.objectContaining({ path: [second, 'heading'], isNote: true }))
})

it('rejects a full date with the wrong weekday on any page', () => {
  const path = 'src/content/pages/jobs.yaml'
  const page = parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  const [part = ''] = Object.keys(page).filter(
    (name) => typeof (page[name] as Record<string, unknown> | undefined)?.['heading'] === 'string',
  )
  const complaintsFor = (heading: string) => checkEntry(path, { ...page, [part]: { ...(page[part] as object), heading } })
  expect(complaintsFor('יום שלישי, 11.4.2027')).toContainEqual(
    expect.objectContaining({ path: [part, 'heading'], hebrew: expect.stringContaining('יום ראשון') }),
  )
  expect(complaintsFor('יום ראשון, 11.4.2027')).toEqual([])
})
