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

it('a text that nothing is typed into is written as it was, down to its spaces and signs', () => {
  expect(write(read(article))).toBe(article)
})

it('of a text only the block that is typed into is written anew', () => {
  expect(typedInto(article, 'פריט ראשון', 'חדש: ')).toBe(article.replace('* פריט ראשון\n* פריט *שני*', '- חדש: פריט ראשון\n- פריט *שני*'))
  expect(typedInto(article, 'סדנה', 'עוד ')).toBe(article.replace('סדנה', 'עוד סדנה'))
})

it('a box, a table, English and a picture are what they are after something is typed beside them', () => {
  expect(typedInto(article, 'שיעור ניסיון', 'עוד ')).toContain(':::offer עוד שיעור ניסיון\n\nסדנה לכיתה.')
  expect(typedInto(article, 'מסתכלים', 'שוב ')).toContain('| דקות | מה עושים |\n| --- | --- |\n| 5 | שוב מסתכלים |')
  expect(typedInto(article, 'והיא', 'הוא ')).toContain('הוא והיא אומרת <bdi dir="ltr" lang="en">“Hello”</bdi>.')
  expect(typedInto('ראו [**כאן**](#line) היטב', 'ראו', 'כן, ')).toBe('כן, ראו [**כאן**](#line) היטב')
})

it('what is typed is text, also where it looks like a sign', () => {
  expect(typedInto('שלום', 'שלום', '5*3 [א] ')).toBe('5\\*3 \\[א\\] שלום')
})

it('an empty line is not written', () => {
  expect(write(read('שלום\n\n\n\n- אחד'))).toBe('שלום\n\n- אחד')
  expect(write(read(''))).toBe('')
})

describe('what there is no button for stays as it is written, and can be typed into', () => {
  it.each([
    ['a tag', '<div class="note">\nמשהו\n</div>'],
    ['a struck word', 'זה ~~היה~~ כאן'],
    ['code', '```\nconst a = 1\n```'],
    ['a line', '---'],
    ['a column with a side', '| א |\n| --: |\n| 1 |'],
    ['an address apart from its link', 'ראו [כאן][1]\n\n[1]: https://example.org'],
    ['a box that does not end', ':::offer כותרת\n\nטקסט'],
  ])('%s', (_name, text) => {
    expect(write(read(text))).toBe(text)
    expect(write(read(`${text}\n\nאחרון`))).toBe(`${text}\n\nאחרון`)
    expect(typedInto(`${text}\n\nאחרון`, 'אחרון', 'ועוד ')).toBe(`${text}\n\nועוד אחרון`)
  })
})

/** The text with words typed before others of it. */
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
