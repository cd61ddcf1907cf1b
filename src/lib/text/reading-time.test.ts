import { expect, test } from 'vitest'
import { countWords, readingLabel, readingMinutes } from './reading-time.ts'

test.each([
  ['שלום לכולם', 2],
  ['בינה־מלאכותית, אונסק״ו ב־2024.', 3],
  ['## כותרת\n\n**מודגש** ועוד', 3],
  ['| דקות | מה |\n| ---- | -- |\n| 10 | שואלים |', 4],
  ['[קישור אחד](https://win.example/a/b) וסוף', 3],
  ['<bdi dir="ltr" lang="en">How much?</bdi> שאלה', 3],
  ['', 0],
])('%j has %i words', (markdown, words) => {
  expect(countWords(markdown)).toBe(words)
})

test('reading takes at least a minute, and a minute for about two hundred words', () => {
  expect(readingMinutes('קצר')).toBe(1)
  expect(readingMinutes('מילה '.repeat(1140))).toBe(6)
})

test('writes the time as people say it', () => {
  expect([1, 2, 6].map(readingLabel)).toEqual(['דקת קריאה', 'שתי דקות קריאה', '6 דקות קריאה'])
})
