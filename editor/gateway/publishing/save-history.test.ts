import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { lastText, saveHistory } from './save-history.ts'

function openHistory() {
  const root = mkdtempSync(join(tmpdir(), 'history-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return { root, history: saveHistory(root) }
}

it('keeps every change that is recorded at the same time, in order', async () => {
  const { history, root } = openHistory()
  const paths = Array.from({ length: 20 }, (_, index) => `src/content/camps/camp-${index}.yaml`)
  await Promise.all(paths.map((path) => history.record({ path, before: undefined, after: path })))
  expect((await history.all()).map(({ path }) => path)).toEqual(paths)
  expect(lastText(root, paths[7] ?? '')).toBe(paths[7])
})

it('keeps the latest 200 changes', async () => {
  const { history } = openHistory()
  for (let index = 0; index < 203; index += 1) await history.record({ path: `${index}`, before: undefined, after: '' })
  const all = await history.all()
  expect([all.length, all[0]?.path]).toEqual([200, '3'])
})
