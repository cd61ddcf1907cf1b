import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { factOf, readOwnerFile, variableOf } from './owner-file.ts'
import { ownerVariables } from './variables.ts'

function fileWith(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'owner-')), 'facts.json')
  writeFileSync(file, text)
  return file
}

it('maps each fact to a variable and back', () => {
  for (const name of Object.keys(ownerVariables)) expect(variableOf(factOf(name))).toBe(name)
  expect(variableOf('legalName')).toBe('SITE_LEGAL_NAME')
})

it('reads the values of the file, skips empty ones, and reads nothing from a broken file', () => {
  expect(readOwnerFile(fileWith('{ "phone": "050-1234567", "city": "" }'))).toEqual({ SITE_PHONE: '050-1234567' })
  expect(readOwnerFile(fileWith('{ "phone": '))).toEqual({})
  expect(readOwnerFile('nowhere.json')).toEqual({})
})
