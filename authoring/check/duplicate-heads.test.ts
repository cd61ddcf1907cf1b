import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from '../merge/content-file.ts'
import { duplicateHead, duplicateHeads } from './duplicate-heads.ts'

const file = 'src/content/articles/gamification-in-the-classroom.md'
const article = readContent(file, readFileSync(file, 'utf8'))

test('requires a new title and description for a copy of an article', () => {
  const complaints = duplicateHead('src/content/articles/copy.md', article)
  expect(complaints.map(({ path }) => path)).toEqual([['title'], ['description']])
  expect(complaints[0]?.hebrew).toContain('/blog/gamification-in-the-classroom')
  expect(duplicateHead('src/content/articles/copy.md', { title: 'אחרת', description: 'גם' })).toEqual([])
})

test('every page of the site has its own title and description', () => {
  expect(duplicateHead(file, article)).toEqual([])
  expect(duplicateHeads()).toEqual([])
})
