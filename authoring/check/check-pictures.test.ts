import { expect, test } from 'vitest'
import { complaintsAboutPictures } from './check-pictures.ts'

const there = '../../assets/pictures/blog/notice-board.webp'

test.each([
  ['as it should be', `![ילדה תולה דף](${there} "על הלוח")`, []],
  ['without a description', `![](${there})`, [/notice-board\.webp בטקסט חסר תיאור/]],
  ['with a description that says nothing', `![פה](${there})`, [/חסר תיאור/]],
  ['a file that is not there', '![ילדה תולה דף](../../assets/pictures/blog/lost.webp)', [/אין תמונה כזו/]],
  ['from another site', '![ילדה תולה דף](https://example.com/a.jpg)', [/אין תמונה כזו/]],
  ['neither', '![]()', [/חסר תיאור/, /בלי קובץ/]],
])('a picture in an article: %s', (_, text, sentences) => {
  const said = complaintsAboutPictures({ body: `לפני\n\n${text}\n\nאחרי` })
  expect(said.map(({ hebrew }) => hebrew)).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
  expect(said.every(({ path }) => path[0] === 'body')).toBe(true)
})
