import { expect, test } from 'vitest'
import { honeypotName } from './honeypot-name.ts'
import { looksAutomated } from './looks-automated.ts'

function filled(trap: string): FormData {
  const data = new FormData()
  data.set(honeypotName, trap)
  return data
}

test('looks automated only if the honeypot is filled in and the form was sent too fast', () => {
  expect(looksAutomated(filled('http://spam.example'), 300)).toBe(true)
  expect(looksAutomated(filled('http://spam.example'), 2_000)).toBe(false)
  expect(looksAutomated(filled(''), 0)).toBe(false)
})
