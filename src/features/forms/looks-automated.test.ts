import { expect, test } from 'vitest'
import { looksAutomated } from './looks-automated.ts'

test('only the honeypot and the haste together look automated', () => {
  expect(looksAutomated('http://spam.example', 300)).toBe(true)
  expect(looksAutomated('http://spam.example', 2_000)).toBe(false)
  expect(looksAutomated('', 0)).toBe(false)
})
