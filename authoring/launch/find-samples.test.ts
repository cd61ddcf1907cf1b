import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findSamples } from './find-samples.ts'

// spec: decided-launch-check
test('lists every sample with its file, its line and what it marks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'samples-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'testimonials'))
  const file = join(folder, 'testimonials/dana.yaml')
  await writeFile(file, "# delete sample: true\ntext: 'כיף'\nname: 'דנה'\nsample: true\nportrait: { alt: 'דנה', sample: false }\n")
  await writeFile(join(folder, 'README.md'), 'Delete “sample: true” when it is yours.')
  expect(findSamples(folder)).toEqual([{ file, line: 4, what: 'דנה' }])
})
