import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from '../merge/content-file.ts'
import { sameHeads, takenHead } from './same-heads.ts'

const file = 'src/content/articles/gamification-in-the-classroom.md'
const article = readContent(file, readFileSync(file, 'utf8'))

test('a copy of an article needs a title and a description of its own', () => {
  const said = takenHead('src/content/articles/copy.md', article)
  expect(said.map(({ path }) => path)).toEqual([['title'], ['description']])
  expect(said[0]?.hebrew).toContain('/blog/gamification-in-the-classroom')
  expect(takenHead('src/content/articles/copy.md', { title: 'אחרת', description: 'גם' })).toEqual([])
})

test('each page of the site has its own', () => {
  expect(takenHead(file, article)).toEqual([])
  expect(sameHeads()).toEqual([])
})
