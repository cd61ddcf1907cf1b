import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { book, camp, copyOfContent } from '../testing/gateway-on-copy.ts'
import { cardsOf } from './cards.ts'

let root = ''

beforeAll(() => {
  root = copyOfContent()
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const now = new Date('2026-11-18T12:00:00Z')

it('shows the dates and price of a camp, that it is over, and that it has unpublished changes', () => {
  const cards = cardsOf('camps', { root, book, changed: [{ path: camp }], now })
  const own = cards.find(({ path }) => path === camp)
  expect(own).toMatchObject({ waits: ['שונה, עוד לא פורסם'], marks: ['הסתיים'] })
  expect(own?.about).toMatch(/06\.04\.2025–10\.04\.2025.* · \d+\u00a0₪/)
  expect(own?.picture).toMatch(/^camp\/.+\.webp$/)
})

it('marks drafts and scheduled entries as not on the site yet, and skips damaged files', () => {
  const article = (head: string) => `---\ntitle: א\ndate: '03.11.2026'\n${head}\n---\nטקסט`
  const write = (name: string, text: string) => writeFileSync(join(root, `src/content/articles/${name}.md`), text)
  write('a-draft', article('draft: true'))
  write('a-later', article("publishFrom: '01.01.2027'"))
  write('a-past', article("publishFrom: '01.01.2026'"))
  write('a-damaged', '---\ntitle: "א\n---\n')
  const cards = cardsOf('articles', { root, book, changed: [{ path: 'src/content/articles/a-draft.md', isNew: true }], now })
  const waits = (name: string) => cards.find(({ path }) => path === `src/content/articles/${name}.md`)?.waits
  expect(waits('a-draft')).toEqual(['חדש, עוד לא באתר', 'טיוטה'])
  expect(waits('a-later')).toEqual(['באתר מ־01.01.2027'])
  expect(waits('a-past')).toEqual([])
  expect(waits('a-damaged')).toBeUndefined()
})

it('shows the address and the share picture of a route page', () => {
  const [jobs] = cardsOf('pages', { root, book, changed: [], now }).filter(({ path }) => path.endsWith('/jobs.yaml'))
  expect(jobs?.about).toBe('\u2068/jobs\u2069')
  expect(jobs?.picture).toMatch(/\.webp$/)
})

it('reads only content folders', () => {
  expect(cardsOf('../../docs', { root, book, changed: [], now })).toEqual([])
})
