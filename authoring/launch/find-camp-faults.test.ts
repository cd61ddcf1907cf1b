import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findCampFaults } from './find-camp-faults.ts'

function folderWith(...camps: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'camps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [index, camp] of camps.entries()) writeFileSync(join(folder, `camp-${index}.yaml`), camp)
  return folder
}

const passover = 'title: פסח\ndates:\n  first: 06.04.2025\n  last: 10.04.2025\n'
const announced = 'title: פסח 2027\nregistrationOpens: "15.01.2027"\nseason: { name: פסח 2027, until: 20.04.2027 }\n'
const at = (day: string) => new Date(`${day}T10:00:00Z`)

test('accepts a past camp, but reports that no camp is ahead', () => {
  const folder = folderWith(passover)
  expect(findCampFaults(folder, new Date('2025-04-10T20:00:00Z'))).toEqual([])
  expect(findCampFaults(folder, new Date('2025-04-10T21:00:00Z'))).toEqual([
    { file: folder, line: 1, what: expect.stringContaining('no camp is ahead') },
  ])
  expect(findCampFaults(folderWith(passover, announced), at('2026-11-16'))).toEqual([])
})

test('reports an announcement without dates once registration should open, and once its season is over', () => {
  const folder = folderWith(announced)
  const file = join(folder, 'camp-0.yaml')
  expect(findCampFaults(folder, at('2027-01-14'))).toEqual([])
  expect(findCampFaults(folder, at('2027-01-15'))).toEqual([{ file, line: 2, what: expect.stringContaining('15.01.2027') }])
  expect(findCampFaults(folder, at('2027-04-21'))).toEqual([
    { file, line: 3, what: expect.stringContaining('until 20.04.2027') },
    { file: folder, line: 1, what: expect.stringContaining('no camp is ahead') },
  ])
})
