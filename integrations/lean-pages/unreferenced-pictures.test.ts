import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeUnreferencedPictures } from './unreferenced-pictures.ts'

test('removes pictures that no page, script or feed references, and nothing else', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, '_astro'))
  const files = {
    'index.html': '<img src="/_astro/small.Ab_1.webp" srcset="/_astro/wide.Cd-2.avif 880w, /_astro/wider.Ef.avif 1320w">',
    'feed.xml': '<enclosure url="https://win.example/_astro/share.png"/>',
    '_astro/form.js': 'const src = "/_astro/icon.Gh.jpg"',
    '_astro/small.Ab_1.webp': '',
    '_astro/wide.Cd-2.avif': '',
    '_astro/wider.Ef.avif': '',
    '_astro/share.png': '',
    '_astro/icon.Gh.jpg': '',
    '_astro/master.Ij.webp': '',
    'picture-of-the-host.png': '',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text)
  await removeUnreferencedPictures(root, Object.keys(files))
  const left = await readdir(root, { recursive: true })
  expect(Object.keys(files).filter((name) => !left.includes(name))).toEqual(['_astro/master.Ij.webp'])
})
