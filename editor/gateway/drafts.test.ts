import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drafts } from './drafts.ts'
import { copyOfContent } from './testing/gateway-on-copy.ts'

let root = ''

beforeAll(() => {
  root = copyOfContent()
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

it('each draft is announced once it can be read: a new one, each change of it, however soon, and its end', async () => {
  const copy = drafts(root)
  copy.begin()
  const told: string[] = []
  copy.onWritten((news, file) => told.push(`${news} ${relative(root, file)} ${news === 'unlink' ? '' : readFileSync(file, 'utf8')}`.trim()))
  const path = 'src/content/articles/new.md'
  await Promise.all(['first', 'second', 'second', 'third'].map((text) => copy.show(path, text)))
  await copy.forget()
  const file = join('src/.drafts/articles/new.md')
  expect(told).toEqual([`add ${file} first`, `change ${file} second`, `change ${file} third`, `unlink ${file}`])
})
