import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { collectionShapes } from '../../authoring/fields/collection-shapes.ts'
import { toFile } from '../../authoring/fields/to-file.ts'
import { mostFewPlaces } from '../../src/lib/camps/camp-calendar.ts'
import texts from '../texts/editor.json' with { type: 'json' }
import { type EditorCollection, editorForms } from './decap-collections.ts'
import type { DecapField } from './decap-field.ts'

const { collections, book } = editorForms()

function fieldsIn(collection: string, ...path: string[]): string[] {
  const own = collections.find(({ name }) => name === collection) as EditorCollection & Partial<Record<'fields' | 'files', DecapField[]>>
  const [name = ''] = path
  const holder = own.files ? own.files.find((file) => file.name === name) : path.length > 0 ? fieldOf(collection, ...path) : own
  return ((holder?.['fields'] ?? []) as DecapField[]).map((field) => field.name)
}

function fieldOf(collection: string, ...path: string[]): DecapField | undefined {
  const own = collections.find(({ name }) => name === collection) as EditorCollection & {
    fields: DecapField[]
    files: { name: string; fields: DecapField[] }[]
  }
  const file = own.files && path.shift()
  const start = own.files ? own.files.find(({ name }) => name === file)?.fields : own.fields
  let fields = start ?? []
  let found: DecapField | undefined
  for (const name of path) {
    found = [...fields, ...fields.flatMap((field) => (field['types'] as DecapField[]) ?? [])].find((field) => field.name === name)
    const inside = (found?.['fields'] ?? found?.['types'] ?? (found?.['field'] ? [found['field']] : [])) as DecapField[]
    fields = inside
  }
  return found
}

it('has a Hebrew label for every field, kind and choice, and no unused label', () => {
  expect(book.missing()).toEqual([])
  expect(book.unused()).toEqual([])
})

it('has only Hebrew labels', () => {
  const labels = JSON.stringify(collections).matchAll(/"label":"([^"]*)"/g)
  const foreign = [...labels].map(([, label = '']) => label).filter((label) => !/[\u05d0-\u05ea]/.test(label))
  // Interface words are their own labels, and some of them are names or examples.
  expect(foreign.filter((label) => !/^[\w@.{}+ ]*$/.test(label))).toEqual([])
})

it.each<[string[], string | undefined]>([
  [['drawn', 'win-ai', 'hero', 'actions'], 'עד 2 כפתורים'],
  [['drawn', 'win-camp', 'hero', 'sprites'], 'בדיוק 3 פריטים'],
  [['drawn', 'win-ai', 'offer', 'stepTitles'], 'רק אם אין שלבים בעמוד. עד 6 פריטים'],
  [['camps', 'takeHome'], undefined],
])('says the limit of the list %j before it is reached', (path, hint) => {
  expect(fieldOf(...(path as [string]))?.['hint']).toBe(hint)
})

it('says from how many places on the number is shown, as the site counts', () => {
  expect(fieldOf('camps', 'places')?.['hint']).toContain(`רק כשהוא ${mostFewPlaces} או פחות`)
})

/** Grades: letters as labels, numbers as values. */
const grades = expect.arrayContaining([
  { label: 'א׳', value: 1 },
  { label: 'י״ב', value: 12 },
])

it.each<[string[], object]>([
  [['camps', 'price'], { widget: 'number', value_type: 'float', label: 'מחיר', required: false, min: 1 }],
  [['camps', 'dates', 'first'], { widget: 'win-day', label: 'היום הראשון' }],
  [['camps', 'hours', 'from'], { widget: 'win-time', label: 'משעה' }],
  [['camps', 'isOnline'], { widget: 'boolean' }],
  [['camps', 'location'], { widget: 'object', required: false }],
  [['camps', 'inMenu'], { widget: 'boolean', default: true }],
  [['camps', 'grades', 'from'], { widget: 'win-choice', label: 'מכיתה', options: grades }],
  [['programmes', 'grades', 'to'], { widget: 'win-choice', label: 'עד כיתה', options: grades }],
  [['jobs', 'pay'], { widget: 'win-range', label: 'שכר לשעה', rows: [{ label: 'הסכום הנמוך' }, { label: 'הסכום הגבוה' }] }],
  [['camps', 'terms'], { widget: 'win-reference', collection: 'terms' }],
  [['camps', 'places'], { widget: 'win-places' }],
  [['articles', 'body'], { widget: 'win-article' }],
  [['articles', 'closing', 'icon'], { widget: 'win-icon' }],
  [['articles', 'closing', 'action'], { widget: 'win-action' }],
  [['articles', 'description'], { widget: 'win-text' }],
  [['articles', 'cover', 'src'], { widget: 'win-picture' }],
  [['galleries', 'pictures'], { widget: 'list', summary: '{{fields.alt}}' }],
  [['pages', 'sections'], { widget: 'list', typeKey: 'type' }],
  [['pages', 'sections', 'hero'], { summary: 'פתיחה · {{fields.heading}}' }],
  [['pages', 'sections', 'cards', 'columns'], { widget: 'win-choice' }],
  [['drawn', 'win-english', 'hero', 'heading'], { widget: 'win-text', label: 'כותרת' }],
  [['drawn', 'win-ai', 'hero', 'rows'], { widget: 'list' }],
  [['drawn', 'win-ai', 'workshops', 'items', 'output'], { widget: 'list', typeKey: 'kind', max: 1 }],
  [['camps', 'landings', 'sections'], { widget: 'list', typeKey: 'type' }],
  [['pages', '_address'], { widget: 'win-address' }],
])('derives the field %j from the schema', (path, expected) => {
  const [collection = '', ...rest] = path
  expect(fieldOf(collection, ...rest)).toMatchObject(expected)
})

it.each<[string[], string[]]>([
  [
    ['camps'],
    ['title', '_address', 'isOnline', 'location', 'dates', 'season', 'hours', 'grades', 'groups', 'picture', 'registrationOpens'],
  ],
  [
    ['articles'],
    [
      'title',
      '_address',
      'description',
      'date',
      'category',
      'cover',
      'author',
      'body',
      'closing',
      'quotes',
      'draft',
      'publishFrom',
      'sample',
    ],
  ],
  [['testimonials'], ['name', '_address', 'text', 'role', 'portrait', 'rating', 'sample']],
  [['pages'], ['label', '_address', 'sections', 'accent', 'chatText', '_search', 'title', 'description', 'keywords', 'share']],
  [
    ['drawn', 'jobs'],
    ['label', 'openings', 'form', 'team', 'accent', 'chatText', '_search', 'title', 'description', 'keywords', 'share'],
  ],
  [
    ['camps', 'landings'],
    ['label', 'path', 'sections', 'variant', 'variants', 'accent', 'chatText', '_search', 'title', 'description'],
  ],
])('orders the form %j: name, address, content, and texts for search engines last', (path, expected) => {
  const [collection = '', ...rest] = path
  expect(fieldsIn(collection, ...rest).slice(0, expected.length)).toEqual(expected)
})

it('asks for an address only where the site has one', () => {
  const asked = editorForms().collections.filter(({ fields }) =>
    (fields as { name: string; isHidden?: boolean }[] | undefined)?.some((field) => field.name === '_address' && !field.isHidden),
  )
  expect(asked.map(({ name }) => name).sort()).toEqual(['articles', 'camps', 'pages'])
})

it('writes files in the order of the schema, not of the form', () => {
  const data = toFile(collectionShapes.get('pages') ?? [], { label: 'א', accent: 'jobs', description: 'ב', title: 'ג' })
  expect(Object.keys(data)).toEqual(['title', 'description', 'label', 'accent'])
})

it('has a readable summary for the entries of every list', () => {
  const folders = collections.filter((collection) => collection['folder'])
  const summaries = folders.map(({ name, label, summary, identifier_field }) => [
    name,
    summary === label || !['list', 'object'].includes(String(fieldOf(name, String(identifier_field))?.widget)),
  ])
  expect(summaries.filter(([, isWords]) => !isWords)).toEqual([])
})

it('has a picture and a description for every section type, and no unused picture', () => {
  const kinds = kindsIn(collections)
  const pictures = readdirSync('editor/admin/pictures/kinds').map((file) => file.replace('.svg', ''))
  expect(kinds.filter(({ name }) => !pictures.includes(name)).map(({ name }) => name)).toEqual([])
  expect(pictures.filter((picture) => kinds.every(({ name }) => name !== picture))).toEqual([])
  expect(kinds.filter(({ about }) => !/[א-ת].*\.$/.test(about ?? '')).map(({ name }) => name)).toEqual([])
  // Decap's menu only contains labels, so they must be unique.
  const labels = new Map(kinds.map(({ name, label }) => [label, name]))
  expect(kinds.filter(({ name, label }) => labels.get(label) !== name)).toEqual([])
})

function kindsIn(value: unknown): { name: string; label: string; about?: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const { types = [] } = value as { types?: ReturnType<typeof kindsIn> }
  return [...types, ...Object.values(value).flatMap(kindsIn)]
}

it('has a Hebrew name for every picture folder', () => {
  const folders = readdirSync('src/assets/pictures', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).filter((name) => !(name in texts.pictureFolders))).toEqual([])
})
