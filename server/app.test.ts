import { beforeEach, expect, test } from 'vitest'
import { responseHeaders } from '../src/config/security-headers.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createHealth } from './health.ts'
import { createRelay } from './mail/relay.ts'
import { readSite } from './static/read-site.ts'
import { writeFixtureSite } from './testing/fixture-site.ts'
import { sendRaw, serveForTest, statusOf } from './testing/http.ts'
import { enquiry, toBody } from './testing/relay.ts'

let origin = ''

/** Serves the fixture site, with every kind of file that a build has, and a relay that stores everything it receives. */
beforeEach(async () => {
  const folder = await writeFixtureSite({
    'sitemap.xml': '<urlset/>',
    'rss.xml': '<rss/>',
    'favicon.svg': '<svg/>',
    '_astro/hero.4f2a.avif': 'picture',
    '_astro/rubik.4f2a.woff2': 'font',
  })
  const log = () => {}
  const relay = createRelay({ ...readConfig({ RESUME_MAX_BYTES: '1000' }), outbox: { accept: async () => 'stored' }, log })
  const space = { state: 'accepting', freeBytes: 1e9, reserveBytes: 1e6, wholeReserveBytes: 1e6 } as const
  const summary = () => ({ waiting: 0, dead: 0, oldestMs: 0, lastDelivery: undefined, space })
  const health = createHealth({ summary, lastMailError: () => undefined, isDemo: true })
  origin = await serveForTest(createApp(await readSite(folder), relay, health))
})

const send = '/api/v1.0/email/send'
const json = { 'Content-Type': 'application/json' }

test.each<[what: string, status: number, path: string, init?: RequestInit]>([
  ['the home page', 200, '/'],
  ['a page', 200, '/win-ai'],
  ['robots.txt', 200, '/robots.txt'],
  ['the site map', 200, '/sitemap.xml'],
  ['the feed', 200, '/rss.xml'],
  ['a calendar file', 200, '/win-camp/passover.ics'],
  ['a picture', 200, '/_astro/hero.4f2a.avif'],
  ['an SVG', 200, '/favicon.svg'],
  ['a font', 200, '/_astro/rubik.4f2a.woff2'],
  ['a script', 200, '/_astro/app.4f2a.js'],
  ['the manifest', 200, '/manifest.webmanifest'],
  ['the speculation rules', 200, '/speculation.rules'],
  ['a HEAD request', 200, '/win-ai', { method: 'HEAD' }],
  ['a range', 206, '/robots.txt', { headers: { Range: 'bytes=0-3' } }],
  ['an address that has moved', 301, '/passover-camp'],
  ['a trailing slash', 308, '/win-ai/'],
  ['a file that the browser has cached', 304, '/robots.txt', { headers: { 'If-None-Match': '*' } }],
  ['a broken address', 400, '/%E0%A4%A'],
  ['a missing page', 404, '/nothing'],
  ['a missing article', 404, '/blog/nothing'],
  ['another method', 405, '/win-ai', { method: 'PUT' }],
  ['a version that is gone', 412, '/robots.txt', { headers: { 'If-Match': '"older"' } }],
  ['a range outside the file', 416, '/robots.txt', { headers: { Range: 'bytes=99-' } }],
  ['an enquiry', 200, send, { method: 'POST', headers: json, body: toBody('school', enquiry) }],
  ['a preflight request', 204, send, { method: 'OPTIONS', headers: { Origin: 'https://other.example' } }],
  ['an incomplete enquiry', 400, send, { method: 'POST', headers: json, body: toBody('school', {}) }],
  ['an enquiry from another site', 403, send, { method: 'POST', headers: { ...json, Origin: 'https://evil.example' }, body: '{}' }],
  ['an unknown API path', 404, '/api/other'],
  ['a GET request to the relay', 405, send],
  ['an enquiry that is too long', 413, send, { method: 'POST', headers: json, body: 'a'.repeat(1_000_000) }],
  ['health', 200, '/health'],
])('%s (%i) has the headers of every response', async (_, status, path, init) => {
  const answer = await fetch(origin + path, { redirect: 'manual', ...init })
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(Object.keys(responseHeaders).map((name) => [name, answer.headers.get(name)]))).toEqual(responseHeaders)
})

test.each([
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['no host on a service path', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['data that is not HTTP', 'hello\r\n\r\n'],
])('%s gets 400 with the headers of every response', async (_, request) => {
  const answer = await sendRaw(origin, request)
  expect(statusOf(answer)).toBe(400)
  for (const [name, value] of Object.entries(responseHeaders)) expect(answer).toContain(`${name}: ${value}\r\n`)
})

test('the headers of every response are these four, with a referrer policy among them', () => {
  expect(Object.keys(responseHeaders)).toEqual([
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Cross-Origin-Resource-Policy',
    'Referrer-Policy',
  ])
})
