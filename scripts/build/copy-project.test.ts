import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyProject } from './copy-project.ts'

let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'mirror-'))
  mkdirSync(join(home, 'site/src/content/camps'), { recursive: true })
  mkdirSync(join(home, 'site/src/.drafts'), { recursive: true })
  mkdirSync(join(home, 'site/.astro'), { recursive: true })
  for (const file of ['package.json', 'src/content/camps/a.yaml', 'src/.drafts/typed.yaml', '.astro/content-assets.mjs'])
    writeFileSync(join(home, 'site', file), 'first')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const mirrored = () => copyProject(join(home, 'copy'), join(home, 'site'))

it('copies what a build reads, but neither drafts nor generated files', () => {
  const copy = mirrored()
  expect(readFileSync(join(copy, 'src/content/camps/a.yaml'), 'utf8')).toBe('first')
  expect(existsSync(join(copy, 'src/.drafts'))).toBe(false)
  expect(existsSync(join(copy, '.astro'))).toBe(false)
})

it('a second run follows changes and deletions, and keeps the files generated in the copy', () => {
  const copy = mirrored()
  mkdirSync(join(copy, '.astro'))
  writeFileSync(join(home, 'site/package.json'), 'second one')
  rmSync(join(home, 'site/src/content/camps/a.yaml'))
  mirrored()
  expect(readFileSync(join(copy, 'package.json'), 'utf8')).toBe('second one')
  expect(existsSync(join(copy, 'src/content/camps/a.yaml'))).toBe(false)
  expect(existsSync(join(copy, '.astro'))).toBe(true)
})
