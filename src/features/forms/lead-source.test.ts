import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadSource } from './lead-source.ts'

const withoutMarks = (text: string) => text.replaceAll('\u200e', '')

test('writes one readable line', () => {
  const visit = new URLSearchParams({
    page: '/win-ai',
    from: 'www.google.com',
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'פסח',
  })
  expect(withoutMarks(leadSource(visit))).toBe('עמוד ראשון: /win-ai · מאתר: www.google.com · קמפיין: google / cpc / פסח')
  const ad = new URLSearchParams({ page: '/', ref: 'letter', gclid: '1', fbclid: '1' })
  expect(withoutMarks(leadSource(ad))).toBe('עמוד ראשון: / · קמפיין: letter · מודעת Google · קישור ב־Facebook')
})

test('keeps an address in order within Hebrew text', () => {
  expect(leadSource(new URLSearchParams({ page: '/win-ai' }))).toBe('עמוד ראשון: \u200e/win-ai\u200e')
})

test('names the page that led to the form, unless the visit began there', () => {
  const visit = new URLSearchParams({ page: '/' })
  expect(withoutMarks(leadSource(visit, '/minecraft-city'))).toBe('עמוד ראשון: / · לפני הטופס: /minecraft-city')
  expect(withoutMarks(leadSource(visit, '/'))).toBe('עמוד ראשון: /')
})

test('returns an empty string for an unknown visit', () => {
  expect(leadSource(new URLSearchParams())).toBe('')
})

test('returns one line of limited length without direction marks, for any address', () => {
  const names = ['page', 'from', 'ref', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id']
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('a\r\nBcc: thief@evil.example', '\u202eevil', '\u2066x', '\u0000\u001b[31m', '{{reply_to}}', '<script>', '\u2028'),
  )
  fc.assert(
    fc.property(fc.record(Object.fromEntries(names.map((name) => [name, hostile]))), (values) => {
      const line = leadSource(new URLSearchParams(values))
      expect(Array.from(line).length).toBeLessThanOrEqual(301)
      expect(withoutMarks(line)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    }),
  )
})
