import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findPastCamps } from './find-past-camps.ts'

function folderWith(camp: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'camps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'camp.yaml'), camp)
  return folder
}

test.each([
  ['on lines of their own', 'title: פסח\ndates:\n  first: 06.04.2025\n  last: 10.04.2025\n', 4],
  ['on one line', 'title: פסח\ndates: { first: 06.04.2025, last: "10.04.2025" }\n', 2],
])('finds a camp that is over, its dates %s', (_, camp, line) => {
  const folder = folderWith(camp)
  expect(findPastCamps(folder, new Date('2025-04-10T20:00:00Z'))).toEqual([])
  expect(findPastCamps(folder, new Date('2025-04-10T21:00:00Z'))).toEqual([
    { file: join(folder, 'camp.yaml'), line, what: 'the camp ended on 10.04.2025' },
  ])
})
