import { expect, it } from 'vitest'
import { isPublished } from './is-published.ts'

it('a draft is not on the site, nor is anything before its day', () => {
  expect(isPublished({ draft: true }, '2026-11-16')).toBe(false)
  expect(isPublished({ draft: true, publishFrom: '2026-01-01' }, '2026-11-16')).toBe(false)
  expect(isPublished({ draft: false, publishFrom: '2026-11-17' }, '2026-11-16')).toBe(false)
  expect(isPublished({ draft: false, publishFrom: '2026-11-16' }, '2026-11-16')).toBe(true)
  expect(isPublished({ draft: false }, '2026-11-16')).toBe(true)
})
