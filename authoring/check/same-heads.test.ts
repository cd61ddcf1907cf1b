import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from '../merge/content-file.ts'
import { sameHeads, takenHead } from './same-heads.ts'

const file = 'src/content/articles/gamification-in-the-classroom.md'
const article = readContent(file, readFileSync(file, 'utf8'))

test('requires a new title and description for a copy of an article', () => {
  const complaints = takenHead('src/content/articles/copy.md', article)
  expect(complaints.map(({ path }) => path)).toEqual([['title'], ['description']])
  expect(complaints[0]?.hebrew).toContain('/blog/gamification-in-the-classroom')
  expect(takenHead('src/content/articles/copy.md', { title: 'אחרת', description: 'גם' })).toEqual([])
})

test('every page of the site has its own title and description', () => {
  expect(takenHead(file, article)).toEqual([])
  expect(sameHeads()).toEqual([])
})
