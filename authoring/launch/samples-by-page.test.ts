import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countPlaces } from './count-places.ts'
import { findSamples } from './find-samples.ts'
import { readContent } from './read-content.ts'
import { samplesByPage, shareDone } from './samples-by-page.ts'

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

const quote = (sample: boolean) => `text: כיף\nname: דנה\nrole: אימא\n${sample ? 'sample: true\n' : ''}`

test('samples are listed by page, with what one page alone shows, and a share that is done', () => {
  const folder = folderWith({
    'pages/index.yaml':
      'share: { src: a.webp, alt: ילדים, sample: true }\nfigures:\n  items:\n    - { value: 6, label: תוכניות }\n    - { value: 120, label: בתי ספר, sample: true }\n',
    'pages/win-english.yaml': 'testimonials:\n  items:\n    - { said: Hello, parent: dana }\n',
    'testimonials/dana.yaml': quote(true),
  })
  expect(samplesByPage(folder).map(({ page, left, places }) => [page, left.map(({ line }) => line), places])).toEqual([
    ['/win-english', [4], 1],
    ['/', [1, 5], 3],
  ])
})

test('what several pages show is one group of its own, and so is what no page shows', () => {
  const folder = folderWith({
    'pages/index.yaml': 'testimonials:\n  items: [dana]\n',
    'pages/experiments.yaml': 'testimonials:\n  items: [dana]\n',
    'testimonials/dana.yaml': quote(true),
    'testimonials/unused.yaml': quote(false),
  })
  const pages = samplesByPage(folder).map(({ page }) => page)
  expect(pages).toContain('testimonials (on /experiments, /)')
  expect(pages).toContain('testimonials (on no page)')
})

test('the gallery of a camp’s page belongs to that page', () => {
  const folder = folderWith({
    'camps/passover.yaml':
      'title: פסח\nlandings:\n  - path: /win-camp/passover\n    sections:\n      g: { type: gallery, gallery: camp }\n',
    'galleries/camp.yaml': 'title: מחנה\npictures:\n  - src: a.webp\n    alt: ילדים\n    sample: true\n  - { src: b.webp, alt: ילדות }\n',
  })
  expect(samplesByPage(folder).find(({ page }) => page === '/win-camp/passover')).toMatchObject({ left: [{ line: 5 }], places: 2 })
})

test('a share that is done grows with each flag that goes, and is whole only when none is left', () => {
  expect(shareDone(199, 200)).toBe('199 of 200 left, 0% done')
  expect(shareDone(1, 200)).toBe('1 of 200 left, 99% done')
  expect(shareDone(0, 200)).toBe('0 of 200 left, 100% done')
})

test('every sample of this site is in a place that is counted', () => {
  for (const file of readContent('src/content')) {
    const left = findSamples('src/content').filter((finding) => finding.file === file.file)
    expect(countPlaces(file), file.file).toBeGreaterThanOrEqual(left.length)
  }
})
