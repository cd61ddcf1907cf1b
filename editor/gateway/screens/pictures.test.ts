import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { publishedOnce } from '../testing/gateway-on-copy.ts'
import { pictures } from './pictures.ts'

function openPictures() {
  const home = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const root = join(home, 'site')
  const put = (path: string, text = '') => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const upload = (name: string, day = 1) => {
    put(`src/assets/pictures/${name}`)
    utimesSync(join(root, 'src/assets/pictures', name), day, day)
  }
  const use = (path: string, name: string) => put(path, `src: ../../assets/pictures/${name}\n`)
  return { root, store: pictures(root), upload, use, publish: () => publishedOnce(root) }
}

it('lists new uploads first, newest first, and the others by name', async () => {
  const { store, upload, publish } = openPictures()
  upload('camp/b.webp', 40)
  upload('camp/a.webp', 20)
  publish()
  upload('camp/old-upload.webp', 50)
  upload('blog/z-new.webp', 60)
  expect(await store.list()).toEqual(['blog/z-new.webp', 'camp/old-upload.webp', 'camp/a.webp', 'camp/b.webp'])
})

it('deletes only pictures that neither the site nor its published content nor an open form uses', async () => {
  const { root, store, upload, use, publish } = openPictures()
  for (const name of ['saved', 'published', 'typed', 'left']) upload(`camp/${name}.webp`)
  use('src/content/camps/a.yaml', 'camp/published.webp')
  publish()
  use('src/content/camps/a.yaml', 'camp/saved.webp')
  use('src/.drafts/camps/a.yaml', 'camp/typed.webp')
  expect(await store.unused()).toEqual(['camp/left.webp'])
  await store.remove('camp/left.webp')
  expect(existsSync(join(root, 'src/assets/pictures/camp/left.webp'))).toBe(false)
  for (const name of ['saved', 'published', 'typed']) await expect(store.remove(`camp/${name}.webp`)).rejects.toThrow('לא נמחקה')
  expect(await store.list()).toHaveLength(3)
})
