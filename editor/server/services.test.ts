import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { landingsOf, pageAddresses } from '../../authoring/check/site-addresses.ts'
import { parseContentFile } from '../../authoring/content/parse-content.ts'
import { choices, pages } from './services.ts'

const camp = 'src/content/camps/passover.yaml'
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'start-'))
  cpSync('src/content', join(root, 'src/content'), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

it('offers the same pages that the check knows', () => {
  const known = pageAddresses().map(({ path }) => path)
  expect(pages().map(({ value }) => value)).toEqual(known)
})

it.each([': 400: [', ': *four', ''])('starts with damaged files and uses their file names as titles: %j', (badLine) => {
  const [all, jobs] = [pages(root), choices('jobs', root)]
  const landings = landingsOf(parseContentFile(root, camp))
  expect(landings.length).toBeGreaterThan(0)
  for (const file of [
    camp,
    'src/content/pages/jobs.yaml',
    'src/content/jobs/english.yaml',
    'src/content/articles/ai-integration-in-classroom.md',
  ])
    writeFileSync(join(root, file), badLine && readFileSync(file, 'utf8').replace(/^title: .*$/m, `title${badLine}`))
  const now = pages(root)
  expect(now.map(({ value }) => value)).toEqual(all.map(({ value }) => value).filter((value) => !landings.includes(value)))
  expect(now).toContainEqual({ value: '/jobs', label: '/jobs' })
  expect(now).toContainEqual({ value: '/blog/ai-integration-in-classroom', label: '/blog/ai-integration-in-classroom' })
  expect(choices('jobs', root)).toEqual(jobs.map((one) => (one.value === 'english' ? { value: 'english', label: 'english' } : one)))
})
