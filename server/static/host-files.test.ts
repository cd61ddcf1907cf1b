import { expect, test } from 'vitest'
import { pageHeaders } from '../../src/config/page-headers.ts'
import { pagePolicy, responseHeaders } from '../../src/config/security-headers.ts'
import { headersFile, headersFor, parseHeadersFile } from './headers-file.ts'
import { parseRedirectsFile, redirectsFile } from './redirects-file.ts'

test('a parsed headers file gives the headers that it was made from', () => {
  const headers = headersFor(parseHeadersFile(headersFile(['win-ai.html'])), '/win-ai')
  expect(Object.fromEntries(headers)).toEqual({ ...responseHeaders, ...pageHeaders })
})

test('only pages have the policies of a page, in every folder', () => {
  const names = [
    'index.html',
    'win-camp/passover.html',
    'win-camp/passover.ics',
    'blog/first.html',
    'blog/category/team.html',
    'favicon.svg',
  ]
  const rules = parseHeadersFile(headersFile(names))
  const isPage = (path: string) => headersFor(rules, path).some(([name]) => name === 'Permissions-Policy')
  expect(['/', '/win-camp/passover', '/blog/first', '/blog/category/team', '/blog/next'].filter((path) => !isPage(path))).toEqual([])
  expect(['/win-camp/passover.ics', '/favicon.svg', '/_astro/app.4f2a.js'].filter(isPage)).toEqual([])
})

test('only files with a hash in their name are cached for a year', () => {
  const rules = parseHeadersFile(headersFile(['index.html']))
  expect(Object.fromEntries(headersFor(rules, '/_astro/app.4f2a.js'))['Cache-Control']).toContain('immutable')
  expect(Object.fromEntries(headersFor(rules, '/favicon.svg'))).not.toHaveProperty('Cache-Control')
})

test('the two policies together allow no foreign or inline code', () => {
  expect(pageHeaders['Content-Security-Policy']).toContain("frame-ancestors 'none'")
  expect(pagePolicy('https://api.emailjs.com')).toContain("connect-src 'self' https://api.emailjs.com")
  expect(`${pagePolicy()} ${pageHeaders['Content-Security-Policy']}`).not.toMatch(/unsafe|\*/)
})

test('the redirects file contains the redirects and the 404 pages of folders', () => {
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
