import { expect, test } from 'vitest'
import { articleParts } from './article-parts.ts'

const text = `פתיחה קצרה

## ראשון

${'מילה '.repeat(120)}

### כותרת משנה

## שני

${'מילה '.repeat(40)}

## שלישי

קצר
`

const headings = [
  { depth: 2, text: 'ראשון' },
  { depth: 3, text: 'כותרת משנה' },
  { depth: 2, text: 'שני' },
  { depth: 2, text: 'שלישי' },
]
const entry = { body: text, rendered: { metadata: { headings } } }

test('each second-level heading starts a part; the introduction and deeper headings do not', () => {
  expect(articleParts(entry).map((part) => part.title)).toEqual(['ראשון', 'שני', 'שלישי'])
  expect(articleParts(entry).map((part) => part.id)).toEqual(['part-1', 'part-2', 'part-3'])
})

test('a part has blocks in proportion to its length, and at least one', () => {
  expect(articleParts(entry).map((part) => part.blocks)).toEqual([6, 2, 1])
})

test('a text without headings has no parts', () => {
  expect(articleParts({ body: 'רק פסקה אחת', rendered: { metadata: { headings: [] } } })).toEqual([])
})
