import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { editorForms } from '../forms/decap-collections.ts'
import { withDefaults } from './entry-defaults.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'beginnings-'))
  mkdirSync(join(root, 'src/content/articles'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

type Field = { name: string; default?: unknown; fields?: Field[] }
const { collections } = editorForms()

function field(name: string, of = 'articles'): Field | undefined {
  const collection = collections.find((one) => one.name === of) ?? { name: '', label: '' }
  const { fields } = withDefaults(collection, root, new Date('2026-11-18T23:30:00Z')) as unknown as { fields: Field[] }
  return fields.find((one) => one.name === name)
}

function write(name: string, date: string, heading: string): void {
  writeFileSync(join(root, `src/content/articles/${name}.md`), `---\ndate: ${date}\nclosing:\n  heading: ${heading}\n---\n`)
}

it('dates a new article today, in Israel', () => {
  expect(field('date')?.default).toBe('19.11.2026')
})

it('copies the closing offer of the latest article, if there is one', () => {
  const heading = () => field('closing')?.fields?.find(({ name }) => name === 'heading')?.default
  expect(heading()).toBeUndefined()
  write('a', '02.11.2026', 'המאוחר')
  write('b', '30.10.2026', 'הקודם')
  expect(heading()).toBe('המאוחר')
})

it('sets the home page’s share picture for a new page', () => {
  mkdirSync(join(root, 'src/content/pages'), { recursive: true })
  writeFileSync(join(root, 'src/content/pages/index.yaml'), 'share: { src: ../../assets/pictures/home.webp, alt: כיתה, sample: true }\n')
  const share = field('share', 'pages')
  const begun = Object.fromEntries(
    (share?.fields ?? []).flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]])),
  )
  expect(begun).toEqual({ src: '../../assets/pictures/home.webp', alt: 'כיתה', sample: false })
})
