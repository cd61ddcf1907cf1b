import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { faultsByChange } from './check-camps.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'camps-'))
  for (const folder of ['camps', 'cities']) mkdirSync(join(root, 'src/content', folder), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A valid camp in this city, on the same days as the others. */
function camp(city: string): Record<string, unknown> {
  const online = parse(readFileSync('authoring/check/testing/camp.yaml', 'utf8')) as Record<string, unknown>
  return { ...online, isOnline: false, location: { city, venue: 'בית ספר', navigateTo: 'בית ספר' } }
}

function save(name: string, city: string): void {
  writeFileSync(join(root, `src/content/camps/${name}.yaml`), stringify(camp(city)))
}

const faults = (name: string, city: string) => faultsByChange({ file: `src/content/camps/${name}.yaml`, data: camp(city) }, root)

it('reports two camps in one city on the same days at the one that is edited', () => {
  save('a', 'אילת')
  expect(faults('b', 'אילת')).toHaveLength(1)
  expect(faults('b', 'חיפה')).toEqual([])
})

it('reports an existing clash at both camps, and not at a camp whose file name is part of theirs', () => {
  for (const [name, city] of [
    ['a', 'חיפה'],
    ['ba', 'אילת'],
    ['ca', 'אילת'],
  ] as const)
    save(name, city)
  expect(faults('ba', 'אילת')).toHaveLength(1)
  expect(faults('ca', 'אילת')).toHaveLength(1)
  expect(faults('a', 'חיפה')).toEqual([])
})
