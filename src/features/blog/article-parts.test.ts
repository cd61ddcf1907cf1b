import { expect, test } from 'vitest'
import { articleParts } from './article-parts'

const text = `פתיחה קצרה

## ראשון

${'מילה '.repeat(120)}

### כותרת משנה

## שני

${'מילה '.repeat(40)}

## שלישי

קצר
`

test('each second-level heading opens a part; the opening and deeper headings do not', () => {
  expect(articleParts(text).map((part) => part.title)).toEqual(['ראשון', 'שני', 'שלישי'])
  expect(articleParts(text).map((part) => part.id)).toEqual(['part-1', 'part-2', 'part-3'])
})

test('a part has as many blocks as it is long, one at least', () => {
  expect(articleParts(text).map((part) => part.blocks)).toEqual([6, 2, 1])
})

test('a text without headings has no parts', () => {
  expect(articleParts('רק פסקה אחת')).toEqual([])
})
