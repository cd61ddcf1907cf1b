import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { editorForms } from '../forms/decap-collections.ts'
import { withBeginnings } from './with-beginnings.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'beginnings-'))
  mkdirSync(join(root, 'src/content/articles'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

type Field = { name: string; default?: unknown; fields?: Field[] }
const articles = editorForms().collections.find(({ name }) => name === 'articles') ?? { name: '', label: '' }

function field(name: string): Field | undefined {
  const { fields } = withBeginnings(articles, root, new Date('2026-11-18T23:30:00Z')) as unknown as { fields: Field[] }
  return fields.find((one) => one.name === name)
}

function write(name: string, date: string, heading: string): void {
  writeFileSync(join(root, `src/content/articles/${name}.md`), `---\ndate: ${date}\nclosing:\n  heading: ${heading}\n---\n`)
}

it('a new article is of today, in Israel', () => {
  expect(field('date')?.default).toBe('19.11.2026')
})

it('a new article ends in the offer of the latest one; the first of all has none', () => {
  const heading = () => field('closing')?.fields?.find(({ name }) => name === 'heading')?.default
  expect(heading()).toBeUndefined()
  write('a', '02.11.2026', 'המאוחר')
  write('b', '30.10.2026', 'הקודם')
  expect(heading()).toBe('המאוחר')
})
