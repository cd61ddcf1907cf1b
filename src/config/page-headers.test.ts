import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { prerenderRules } from './page-headers.ts'

test('pages are prerendered on press, not on hover, which would cost visitors data for nothing', () => {
  const { prerender } = JSON.parse(readFileSync(`public${prerenderRules.path}`, 'utf8'))
  expect(prerender.map((rule: { eagerness: string }) => rule.eagerness)).toEqual(['conservative'])
})
