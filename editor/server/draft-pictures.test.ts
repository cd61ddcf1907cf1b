import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { draftPictures } from './draft-pictures.ts'

it('keeps the pictures of the drafts when a build in the same folder replaces their list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'content-assets.mjs')
  const list = (importer: string, picture = 'a') =>
    `import one from "../../assets/pictures/${picture}.webp?astroContentImageFlag=&importer=${encodeURIComponent(importer)}";`
  const pictures = draftPictures(file)
  const own = list('src/.drafts/pages/index.yaml')
  writeFileSync(file, own)
  expect(pictures.read()).toBe(own)
  writeFileSync(file, list('src/content/pages/index.yaml'))
  expect(pictures.read()).toBe(own)
  const later = list('src/.drafts/pages/index.yaml', 'b')
  writeFileSync(file, later)
  expect(pictures.read()).toBe(later)
})
