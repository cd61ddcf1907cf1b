import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultsByChange } from '../../../authoring/check/check-camps.ts'
import { checkEntry } from '../../../authoring/check/check-entry.ts'
import { collectionShapes } from '../../../authoring/fields/collection-shapes.ts'
import { readContent } from '../../../authoring/merge/content-file.ts'
import { book, copyOfContent, openGateway } from '../testing/gateway-on-copy.ts'
import { withPlaceholders } from './placeholders.ts'

let root = ''
let gateway: ReturnType<typeof openGateway>

beforeAll(() => {
  root = copyOfContent()
  gateway = openGateway(root)
  gateway.drafts.begin()
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const path = 'src/content/articles/new-one.md'
const draft = join('src/.drafts/articles/new-one.md')
const shown = () => readContent(draft, readFileSync(join(root, draft), 'utf8'))

it('previews a new article from its title on, with placeholders that link to their fields and are not saved', async () => {
  const { isBehind, placeholders, complaints } = await gateway.content.preview(
    path,
    { _address: 'new-one', title: 'מאמר ראשון', cover: { sample: false }, quotes: [] },
    true,
  )
  expect(isBehind).toBe(false)
  expect(shown()).toMatchObject({
    title: 'מאמר ראשון',
    author: '[מאת]',
    description: expect.stringMatching(/^\[תקציר.{50,}\]$/),
  })
  expect(placeholders).toContainEqual(expect.objectContaining({ path: 'author', text: '[מאת]' }))
  expect(placeholders.map(({ path: field }) => field)).toEqual(expect.arrayContaining(['description', 'date', 'category', 'body']))
  // Missing fields are still reported.
  expect(complaints.filter(({ isEmpty }) => isEmpty).length).toBeGreaterThan(3)
  expect(existsSync(join(root, path))).toBe(false)
})

it('previews a new job with the pay of another one', async () => {
  const job = 'src/content/jobs/new-one.yaml'
  expect(await gateway.content.preview(job, { _address: 'new-one', title: 'משרה' }, true)).toMatchObject({
    isBehind: false,
    address: '/jobs',
  })
  const { pay } = readContent(job, readFileSync(join(root, 'src/.drafts/jobs/new-one.yaml'), 'utf8'))
  expect((pay as number[])[1]).toBeGreaterThan(20)
})

it.each<[string, Record<string, unknown>]>([
  ['src/content/pages/new-one.yaml', { label: 'עמוד חדש', title: 'עמוד חדש', sections: [{ type: 'hero', heading: 'שלום' }] }],
  ['src/content/camps/new-one.yaml', { title: 'מחנה חדש', grades: {}, picture: { sample: false }, location: {} }],
])('previews %s', async (file, form) => {
  expect(await gateway.content.preview(file, { _address: 'new-one', ...form }, true)).toMatchObject({ isBehind: false })
})

it('previews a new page with an empty section of any type', async () => {
  const sections = collectionShapes.get('pages')?.find(({ name }) => name === 'sections')?.shape
  const item = sections?.kind === 'list' ? sections.item : undefined
  const kinds = item?.kind === 'kinds' ? item.options.map(({ name }) => name).filter((name) => name !== 'hero') : []
  expect(kinds.length).toBeGreaterThan(5)
  const shownWith = async (type: string) => {
    // As Decap sends it, with empty groups and lists.
    const hero = { type: 'hero', heading: '', lead: '', picture: { sample: false }, actions: [] }
    const page = { _address: 'new-one', label: 'עמוד חדש', share: { sample: false }, sections: [hero, { type, heading: '', items: [] }] }
    return (await gateway.content.preview('src/content/pages/new-one.yaml', page, true)).isBehind ? undefined : type
  }
  const shown = []
  for (const kind of kinds) shown.push(await shownWith(kind))
  expect(shown).toEqual(kinds)
})

it.each([
  ['src/content/pages/new-one.yaml', { _address: 'new-one', label: 'עמוד חדש', sections: [] }],
  [path, { _address: 'new-one', title: 'מאמר ראשון', description: 'קצר מדי' }],
])('shows no preview if there is no placeholder, or if a value is invalid: %s', async (file, form) => {
  expect(await gateway.content.preview(file, form, true)).toMatchObject({ isBehind: true, placeholders: [] })
})

it('does not use placeholders for an existing entry', async () => {
  const file = 'src/content/articles/building-digital-curriculum.md'
  const form = await gateway.open(file)
  expect(await gateway.content.preview(file, { ...form, author: '' })).toMatchObject({ isBehind: true, placeholders: [] })
})

it('shows a new camp on days that clash with no other camp of its city, and fits the ends of a span to what was typed', () => {
  const file = 'src/content/camps/new-one.yaml'
  const check = (at: string, data: Record<string, unknown>) => [
    ...checkEntry(at, data),
    ...faultsByChange({ file: at, data }, root).map((fault) => ({ path: ['dates'], ...fault })),
  ]
  const filled = (typed: Record<string, unknown>) =>
    withPlaceholders(file, { title: 'מחנה חדש', isOnline: false, ...typed }, { root, book, check })?.data
  const { dates: others, location } = readContent(file, readFileSync(join(root, 'src/content/camps/hanukkah-2026.yaml'), 'utf8'))
  const { city } = location as { city: string }
  expect(filled({ location: { city: 'באר שבע' }, dates: {} })).toMatchObject({ dates: others })
  const there = filled({ location: { city }, dates: { sample: false } })
  expect(there).toMatchObject({ location: { city } })
  expect(there?.['dates']).not.toEqual(others)
  const typed = { dates: { first: '01.07.2031' }, hours: { from: '17:00' }, grades: { from: 9 } }
  expect(filled(typed)).toMatchObject({
    dates: { first: '01.07.2031', last: '01.07.2031' },
    hours: { from: '17:00', to: '18:59' },
    grades: { from: 9, to: 9 },
  })
  // What the owner typed is still rejected.
  expect(filled({ location: { city }, dates: others })).toBeUndefined()
})
