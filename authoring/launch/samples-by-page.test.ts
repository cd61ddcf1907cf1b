import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentFiles } from './content-files.ts'
import { countPlaces } from './count-places.ts'
import { findSamples } from './find-samples.ts'
import { samplesByPage, shareDone } from './samples-by-page.ts'

/** Creates a project with these content files. */
function projectWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, 'src/content', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return root
}

const quote = (sample: boolean) => `text: כיף\nname: דנה\nrole: אימא\n${sample ? 'sample: true\n' : ''}`

// spec: decided-launch-check
test('lists samples by page, together with entries that only this page shows, and counts the places', () => {
  const root = projectWith({
    'pages/index.yaml':
      'share: { src: a.webp, alt: ילדים, sample: true }\nfigures:\n  items:\n    - { value: 6, label: תוכניות }\n    - { value: 120, label: בתי ספר, sample: true }\n',
    'pages/win-english.yaml': 'testimonials:\n  items:\n    - { said: Hello, parent: dana }\n',
    'testimonials/dana.yaml': quote(true),
  })
  expect(samplesByPage(root).map(({ page, left, places }) => [page, left.map(({ line }) => line), places])).toEqual([
    ['/win-english', [4], 1],
    ['/', [1, 5], 3],
  ])
})

test('groups entries that several pages show, and entries that no page shows', () => {
  const root = projectWith({
    'pages/minecraft-education.yaml': 'testimonials:\n  items: [dana]\n',
    'pages/experiments.yaml': 'testimonials:\n  items: [dana]\n',
    'testimonials/dana.yaml': quote(true),
    'testimonials/unused.yaml': quote(false),
  })
  const pages = samplesByPage(root).map(({ page }) => page)
  expect(pages).toContain('testimonials (on /experiments, /minecraft-education)')
  expect(pages).toContain('testimonials (on no page)')
})

test('assigns the gallery of a camp’s landing page to that page', () => {
  const root = projectWith({
    'camps/passover.yaml':
      'title: פסח\nlandings:\n  - path: /win-camp/passover\n    sections:\n      g: { type: gallery, gallery: camp }\n',
    'galleries/camp.yaml': 'title: מחנה\npictures:\n  - src: a.webp\n    alt: ילדים\n    sample: true\n  - { src: b.webp, alt: ילדות }\n',
  })
  expect(samplesByPage(root).find(({ page }) => page === '/win-camp/passover')).toMatchObject({ left: [{ line: 5 }], places: 2 })
})

test('rounds the done share down, so that it is 100% only when no sample is left', () => {
  expect(shareDone(199, 200)).toBe('199 of 200 left, 0% done')
  expect(shareDone(1, 200)).toBe('1 of 200 left, 99% done')
  expect(shareDone(0, 200)).toBe('0 of 200 left, 100% done')
})

test('counts a place for every sample of this site', () => {
  for (const file of contentFiles()) {
    const left = findSamples('src/content').filter((finding) => finding.file === file.file)
    expect(countPlaces(file), file.file).toBeGreaterThanOrEqual(left.length)
  }
})
