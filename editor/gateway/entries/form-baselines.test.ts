import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { formBaselines } from './form-baselines.ts'

const path = 'src/content/camps/online.yaml'

function openBaselines() {
  const root = mkdtempSync(join(tmpdir(), 'baselines-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return { root, folder: join(root, '.cache/editor/baselines'), baselines: formBaselines(root) }
}

it('keeps the version that a form was opened from, also after a restart', () => {
  const { root, baselines } = openBaselines()
  const id = baselines.baselineId(path, { price: 400 })
  const again = formBaselines(root)
  expect(again.before({ _baseline: id }, path)).toEqual({ price: 400 })
  expect(again.before({ _baseline: id }, 'src/content/camps/other.yaml')).toBeUndefined()
  expect(again.before({ _baseline: '../../x' }, path)).toBeUndefined()
})

it('knows forms that an earlier release opened, by their folder and their field', () => {
  const { root, folder, baselines } = openBaselines()
  const former = join(root, '.cache/editor/opened')
  mkdirSync(former, { recursive: true })
  const content = 'a'.repeat(20)
  writeFileSync(join(former, `${content}.json`), JSON.stringify({ path, data: { price: 400 } }))
  baselines.deleteOld()
  expect([existsSync(former), existsSync(folder)]).toEqual([false, true])
  expect(baselines.before({ _opened: `${content}-${'b'.repeat(16)}` }, path)).toEqual({ price: 400 })
})

it('deletes records after a month', () => {
  const { folder, baselines } = openBaselines()
  baselines.baselineId(path, { price: 400 })
  baselines.baselineId(path, { price: 450 })
  const [old = ''] = readdirSync(folder)
  const month = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  utimesSync(join(folder, old), month, month)
  baselines.deleteOld()
  expect(readdirSync(folder)).toHaveLength(1)
})
