import { expect, test } from 'vitest'
import { pagePolicy, securityHeaders } from '../../src/config/security-headers.ts'
import { headersFile, headersFor, parseHeadersFile } from './headers-file.ts'
import { parseRedirectsFile, redirectsFile } from './redirects-file.ts'

test('the headers file reads back as the headers it was made from', () => {
  const headers = headersFor(parseHeadersFile(headersFile()), '/win-ai')
  expect(Object.fromEntries(headers)).toEqual(securityHeaders)
})

test('only files with a hash in their name are kept for a year', () => {
  const rules = parseHeadersFile(headersFile())
  expect(Object.fromEntries(headersFor(rules, '/_astro/app.4f2a.js'))['Cache-Control']).toContain('immutable')
  expect(Object.fromEntries(headersFor(rules, '/favicon.svg'))).not.toHaveProperty('Cache-Control')
})

test('the two policies together leave no way for foreign or inline code', () => {
  expect(securityHeaders['Content-Security-Policy']).toContain("frame-ancestors 'none'")
  expect(pagePolicy('https://api.emailjs.com')).toContain("connect-src 'self' https://api.emailjs.com")
  expect(`${pagePolicy()} ${securityHeaders['Content-Security-Policy']}`).not.toMatch(/unsafe|\*/)
})

test('redirects and the 404 pages of folders go into the redirects file', () => {
  const file = redirectsFile({ '/a': '/b', '/c': { status: 302, destination: '/d' } }, ['blog/404.html'])
  expect(parseRedirectsFile(file)).toEqual([
    { from: '/a', to: '/b', status: 301 },
    { from: '/c', to: '/d', status: 302 },
    { from: '/blog/*', to: '/blog/404', status: 404 },
  ])
})

test.each(['/a', 'a /b', '/a /b 200', '/a /b 301 extra', '/a/* /b/:splat'])('the redirect "%s" is refused', (line) => {
  expect(() => parseRedirectsFile(line)).toThrow(`_redirects: cannot read the line "${line}"`)
})

test('a header without a path above it is refused', () => {
  expect(() => parseHeadersFile('  X-Frame-Options: DENY')).toThrow('_headers: cannot read the line')
})
