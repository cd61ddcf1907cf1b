import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { findWrongHeads } from './head.ts'

const origin = 'https://win.example'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'head-'))
  await mkdir(join(folder, 'share'))
  await writeFile(join(folder, 'share/ai.jpg'), Buffer.from('ffd8ffe0', 'hex'))
  await writeFile(join(folder, 'share/fake.jpg'), 'not a picture')
})

const html = `<html lang="he" dir="rtl"><title>A page</title>
<meta name="description" content="${'x'.repeat(80)}"><link rel="canonical" href="${origin}/win-ai">
<meta property="og:locale" content="he_IL"><meta property="og:title" content="A page"><meta property="og:description" content="x">
<meta property="og:image" content="${origin}/share/ai.jpg">`

const faultsOf = (...pages: string[]) =>
  findWrongHeads(
    pages.map((one) => ({ path: '/win-ai', html: one })),
    folder,
    origin,
  )

// spec: 1-hebrew-rtl
test('accepts a head with language, direction, title, description, canonical address and sharing data', () => {
  expect(faultsOf(html)).toEqual([])
})

// spec: 2-home-language-direction-title
test.each([
  ['lang="he"', 'lang="en"', 'is not marked as Hebrew'],
  ['dir="rtl"', '', 'right to left'],
  ['<title>A page</title>', '', 'has no title'],
  ['<title>A page</title>', `<title>${'A'.repeat(61)}</title>`, 'the title has 61 characters'],
  ['x'.repeat(80), 'too short', 'the description has 9 characters'],
  [`href="${origin}/win-ai"`, `href="${origin}/win-ai/"`, 'wrong canonical address'],
  ['he_IL', 'en_US', 'wrong og:locale'],
  ['og:description', 'description-of', 'has no og:description'],
  ['/share/ai.jpg', '/share/gone.jpg', 'which does not exist'],
  ['/share/ai.jpg', '/share/fake.jpg', 'which is not a JPEG'],
  [`${origin}/share`, 'https://elsewhere.example', 'not on this site'],
])('reports a head in which %s became “%s”', (right, wrong, fault) => {
  expect(faultsOf(html.replace(right, wrong)).join()).toContain(fault)
})

test('reports pages that share a title or a description, and skips pages hidden from search engines', () => {
  expect(faultsOf(html, html.replace('x'.repeat(80), 'y'.repeat(80)))).toEqual(['/win-ai has the same title as /win-ai'])
  expect(faultsOf(html, html.replace('<title>A page', '<title>Another'))).toEqual(['/win-ai has the same description as /win-ai'])
  expect(faultsOf('<title>Gone</title><meta name="robots" content="noindex">')).toEqual([])
})
