import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { read, write } from './markdown.ts'

const article = `פתיחה עם **מילים** ועם [קישור](/contact).

## כותרת

* פריט ראשון
* פריט *שני*

1. אחד
2. שניים

> ציטוט

![מה רואים בתמונה](../../assets/pictures/blog/a.webp "כיתוב")

:::offer שיעור ניסיון

סדנה לכיתה.

[לפרטים](/win-ai?topic=ai-staff)

:::

| דקות | מה עושים   |
| ---- | ---------- |
| 5    | מסתכלים    |

והיא אומרת <bdi dir="ltr" lang="en">“Hello”</bdi>.`

it('writes an unchanged text exactly as it was, including whitespace and markers', () => {
  expect(write(read(article))).toBe(article)
})

it('rewrites only the block that changed', () => {
  expect(typedInto(article, 'פריט ראשון', 'חדש: ')).toBe(article.replace('* פריט ראשון\n* פריט *שני*', '- חדש: פריט ראשון\n- פריט *שני*'))
  expect(typedInto(article, 'סדנה', 'עוד ')).toBe(article.replace('סדנה', 'עוד סדנה'))
})

it('keeps boxes, tables, English and links intact when text next to them changes', () => {
  expect(typedInto(article, 'שיעור ניסיון', 'עוד ')).toContain(':::offer עוד שיעור ניסיון\n\nסדנה לכיתה.')
  expect(typedInto(article, 'מסתכלים', 'שוב ')).toContain('| דקות | מה עושים |\n| --- | --- |\n| 5 | שוב מסתכלים |')
  expect(typedInto(article, 'והיא', 'הוא ')).toContain('הוא והיא אומרת <bdi dir="ltr" lang="en">“Hello”</bdi>.')
  expect(typedInto('ראו [**כאן**](#line) היטב', 'ראו', 'כן, ')).toBe('כן, ראו [**כאן**](#line) היטב')
})

it('escapes typed text that looks like Markdown', () => {
  expect(typedInto('שלום', 'שלום', '5*3 [א] ')).toBe('5\\*3 \\[א\\] שלום')
})

it('does not write empty paragraphs', () => {
  expect(write(read('שלום\n\n\n\n- אחד'))).toBe('שלום\n\n- אחד')
  expect(write(read(''))).toBe('')
})

describe('preserves Markdown that the toolbar does not support', () => {
  it.each([
    ['a tag', '<div class="note">\nמשהו\n</div>'],
    ['a struck word', 'זה ~~היה~~ כאן'],
    ['code', '```\nconst a = 1\n```'],
    ['a thematic break', '---'],
    ['a column with alignment', '| א |\n| --: |\n| 1 |'],
    ['a link reference', 'ראו [כאן][1]\n\n[1]: https://example.org'],
    ['an unclosed box', ':::offer כותרת\n\nטקסט'],
  ])('%s', (_name, text) => {
    expect(write(read(text))).toBe(text)
    expect(write(read(`${text}\n\nאחרון`))).toBe(`${text}\n\nאחרון`)
    expect(typedInto(`${text}\n\nאחרון`, 'אחרון', 'ועוד ')).toBe(`${text}\n\nועוד אחרון`)
  })
})

/** Inserts words before a given text, and returns the Markdown. */
function typedInto(text: string, before: string, words: string): string {
  const doc = read(text)
  let at = -1
  doc.descendants((node, place) => {
    const found = at < 0 ? (node.text?.indexOf(before) ?? -1) : -1
    if (found >= 0) at = place + found
  })
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) })
  return write(state.apply(state.tr.insertText(words)).doc)
}
