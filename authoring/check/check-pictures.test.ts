import { expect, test } from 'vitest'
import { complaintsAboutPictures } from './check-pictures.ts'

const there = '../../assets/pictures/blog/notice-board.webp'

test.each([
  ['valid', `![ילדה תולה דף](${there} "על הלוח")`, []],
  ['without a description', `![](${there})`, [/notice-board\.webp בטקסט חסר תיאור/]],
  ['with a description that is too short', `![פה](${there})`, [/חסר תיאור/]],
  ['a missing file', '![ילדה תולה דף](../../assets/pictures/blog/lost.webp)', [/אין תמונה כזו/]],
  ['from another site', '![ילדה תולה דף](https://example.com/a.jpg)', [/אין תמונה כזו/]],
  ['without a file or a description', '![]()', [/חסר תיאור/, /בלי קובץ/]],
])('checks a picture in an article: %s', (_, text, sentences) => {
  const complaints = complaintsAboutPictures({ body: `לפני\n\n${text}\n\nאחרי` })
  expect(complaints.map(({ hebrew }) => hebrew)).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
  expect(complaints.every(({ path }) => path[0] === 'body')).toBe(true)
})
