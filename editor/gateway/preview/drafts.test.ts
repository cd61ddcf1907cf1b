import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyOfContent } from '../testing/gateway-on-copy.ts'
import { drafts } from './drafts.ts'

let root = ''

beforeAll(() => {
  root = copyOfContent()
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

it('announces each new, changed and removed draft once its file is written', async () => {
  const copy = drafts(root)
  copy.begin()
  const announced: string[] = []
  copy.onWrite((event, file) =>
    announced.push(`${event} ${relative(root, file)} ${event === 'unlink' ? '' : readFileSync(file, 'utf8')}`.trim()),
  )
  const path = 'src/content/articles/new.md'
  await Promise.all(['first', 'second', 'second', 'third'].map((text) => copy.write(path, text)))
  await copy.resetAll()
  const file = join('src/.drafts/articles/new.md')
  expect(announced).toEqual([`add ${file} first`, `change ${file} second`, `change ${file} third`, `unlink ${file}`])
})

it('writes a page that refers to a new entry after the entry, and restores it before', async () => {
  const copy = drafts(root)
  copy.begin()
  const announced: string[] = []
  copy.onWrite((event, file) => announced.push(`${event} ${relative(join(root, 'src/.drafts'), file)}`))
  const [job, page] = ['src/content/jobs/new.yaml', 'src/content/pages/jobs.yaml']
  await copy.write(job, 'new', { path: page, text: 'names it' })
  await copy.write('src/content/pages/contact.yaml', 'typed')
  expect(announced).toEqual([
    'add jobs/new.yaml',
    'change pages/jobs.yaml',
    'change pages/contact.yaml',
    'change pages/jobs.yaml',
    'unlink jobs/new.yaml',
  ])
  announced.length = 0
  await copy.write(job, 'new', { path: page, text: 'names it' })
  await copy.reset(job)
  expect(announced.slice(-2)).toEqual(['change pages/jobs.yaml', 'unlink jobs/new.yaml'])
})
