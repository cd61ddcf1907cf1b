import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkFile } from './check-file.ts'
import { deadLinks } from './check-links.ts'
import { duplicatePaths } from './duplicate-paths.ts'

const camp = readFileSync('authoring/check/testing/camp.yaml', 'utf8')

it('returns no findings for a valid file', () => {
  expect(checkFile('src/content/camps/online.yaml', camp)).toEqual([])
})

it('ignores a byte order mark', () => {
  expect(checkFile('src/content/camps/online.yaml', `\ufeff${camp}`)).toEqual([])
})

it('reports invalid JSON at its line', () => {
  expect(checkFile('src/content/interface/blog.json', '{\n  "a": "ב",\n  "b": "ג"\n  "c": "ד"\n}')[0]).toMatchObject({ line: 4 })
})

it('suggests the nearest page for a dead link', () => {
  expect(deadLinks('x.yaml', 'a:\n  - { label: b, to: /win-egnlish }\n', ['/win-english', '/'])).toMatchObject([
    { line: 2, hebrew: expect.stringContaining('התכוונתם ל־/win-english') },
  ])
  expect(deadLinks('x.yaml', 'to: "/win-english#price"\n', ['/win-english'])).toEqual([])
  const article = '---\ntitle: א\n---\n\nראו\n[כאן](/win-egnlish).\n'
  expect(deadLinks('x.md', article, ['/win-english'])).toMatchObject([{ line: 6 }])
})

it.each([
  ['http://192.168.1.7:8080/win-ai', 'מוביל למחשב שלכם, ואצל מבקרים הוא לא ייפתח. בוחרים עמוד של האתר, למשל /contact'],
  ['http://localhost:4400/contact', 'מוביל למחשב שלכם, ואצל מבקרים הוא לא ייפתח. בוחרים עמוד של האתר, למשל /contact'],
  ['www.example.co.il', 'כתובת של אתר אחר מתחילה ב־https://. כותבים https://www.example.co.il'],
  ['example.org/page', 'כותבים https://example.org/page'],
  ['https//www.example.org', 'כותבים https://www.example.org'],
  ['info@example.co.il', 'כותבים mailto:info@example.co.il'],
  ['win-camp', 'כתובת של עמוד באתר מתחילה ב־/. התכוונתם ל־/win-camp?'],
  ['rss.xml', 'התכוונתם ל־/rss.xml?'],
  ['moon', 'כותבים למשל /contact'],
  ['#', 'כותבים למשל /contact'],
  ['', 'הקישור […]() אינו מוביל לשום מקום'],
  ['win-camp "כותרת"', 'התכוונתם ל־/win-camp?'],
  ['/win-kamp "כותרת"', 'התכוונתם ל־/win-camp?'],
])('explains how to write a link to “%s” in a text', (to, hebrew) => {
  const article = `---\ntitle: א\n---\n\nראו\n[כאן](${to}).\n`
  expect(deadLinks('x.md', article, ['/win-camp', '/rss.xml'])).toMatchObject([{ line: 6, hebrew: expect.stringContaining(hebrew) }])
})

it.each([
  '[א](/win-camp#days)',
  '[א](#days)',
  '[א](https://example.org/a_(b))',
  '[א](<http://example.org>)',
  '[א](mailto:a@example.org)',
  '[א](tel:+97231234567)',
  '![תמונה](../../assets/pictures/a.webp "כותרת")',
  '[![תמונה](../../assets/pictures/a.webp)](/win-camp)',
  '[א] (לא קישור)',
])('accepts %s', (text) => {
  expect(deadLinks('x.md', `---\ntitle: א\n---\n${text}\n`, ['/win-camp'])).toEqual([])
})

it('reports two files with the same address', () => {
  const [finding] = duplicatePaths([
    { path: '/a', file: 'a.yaml' },
    { path: '/a', file: 'b.yaml' },
  ])
  expect(finding?.hebrew).toContain('a.yaml')
})
