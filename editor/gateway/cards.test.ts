import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cardsOf } from './cards.ts'
import { book, camp, copyOfContent } from './testing/gateway-on-copy.ts'

let root = ''

beforeAll(() => {
  root = copyOfContent()
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const now = new Date('2026-11-18T12:00:00Z')

it('a list says when a camp is and what it costs, that it is over, and what is not published', () => {
  const cards = cardsOf('camps', { root, book, changed: [{ path: camp }], now })
  const own = cards.find(({ path }) => path === camp)
  expect(own).toMatchObject({ waits: ['שונה, עוד לא פורסם'], marks: ['הסתיים'] })
  expect(own?.about).toMatch(/06\.04\.2025–10\.04\.2025.* · \d+\u00a0₪/)
  expect(own?.picture).toMatch(/^camp\/.+\.webp$/)
})

it('a draft and what has a day to come are not on the site yet; a file that is damaged is in the list by its name alone', () => {
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

it('a page that was drawn is known by its address and the picture it is shared with', () => {
  const [jobs] = cardsOf('pages', { root, book, changed: [], now }).filter(({ path }) => path.endsWith('/jobs.yaml'))
  expect(jobs?.about).toBe('\u2068/jobs\u2069')
  expect(jobs?.picture).toMatch(/\.webp$/)
})

it('no folder but those of the content is read', () => {
  expect(cardsOf('../../docs', { root, book, changed: [], now })).toEqual([])
})
