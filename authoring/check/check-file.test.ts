import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkFile } from './check-file.ts'
import { deadLinks } from './check-links.ts'
import { samePaths } from './same-paths.ts'

const camp = readFileSync('authoring/check/testing/camp.yaml', 'utf8')

it('a file that is fine has no findings', () => {
  expect(checkFile('src/content/camps/online.yaml', camp)).toEqual([])
})

it('a mark before the first letter, which some editors write, is no mistake', () => {
  expect(checkFile('src/content/camps/online.yaml', `\ufeff${camp}`)).toEqual([])
})

it('broken JSON is found at its line', () => {
  expect(checkFile('src/content/interface/blog.json', '{\n  "a": "ב",\n  "b": "ג"\n  "c": "ד"\n}')[0]).toMatchObject({ line: 4 })
})

it('a dead link is named with the page that was meant', () => {
  expect(deadLinks('x.yaml', 'a:\n  - { label: b, to: /win-egnlish }\n', ['/win-english', '/'])).toMatchObject([
    { line: 2, hebrew: expect.stringContaining('התכוונתם ל־/win-english') },
  ])
  expect(deadLinks('x.yaml', 'to: "/win-english#price"\n', ['/win-english'])).toEqual([])
  const article = '---\ntitle: א\n---\n\nראו\n[כאן](/win-egnlish).\n'
  expect(deadLinks('x.md', article, ['/win-english'])).toMatchObject([{ line: 6 }])
})

it('two files of one address are found', () => {
  const [finding] = samePaths([
    { path: '/a', file: 'a.yaml' },
    { path: '/a', file: 'b.yaml' },
  ])
  expect(finding?.hebrew).toContain('a.yaml')
})
