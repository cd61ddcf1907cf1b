import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { unreadableWords } from './unreadable-words.ts'

it('reports an interface file with invalid JSON and its line', () => {
  const root = mkdtempSync(join(tmpdir(), 'words-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'src/content/interface'), { recursive: true })
  writeFileSync(join(root, 'src/content/interface/whole.json'), '{ "a": "b" }')
  writeFileSync(join(root, 'src/content/interface/broken.json'), '{\n  "a": "b",,\n}')
  expect(unreadableWords(root)).toEqual([expect.stringMatching(/^הקובץ src\/content\/interface\/broken\.json נפגם.*\n.*line 2/)])
  expect(unreadableWords()).toEqual([])
})
