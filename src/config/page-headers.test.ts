import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { prerenderRules } from './page-headers.ts'

test('pages are drawn ahead from the press on, not from a hover: nobody pays for a page that was only pointed at', () => {
  const { prerender } = JSON.parse(readFileSync(`public${prerenderRules.path}`, 'utf8'))
  expect(prerender.map((rule: { eagerness: string }) => rule.eagerness)).toEqual(['conservative'])
})
