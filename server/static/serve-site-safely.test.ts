import { describe, expect, test } from 'vitest'
import { statusOf } from '../testing/http.ts'
import { serveFixture } from '../testing/serve-fixture.ts'

const { get, raw, send } = serveFixture()

describe('security headers', () => {
  test.each(['/', '/nothing', '/passover-camp', '/_astro/app.4f2a.js', '/%E0%A4%A'])('%s has those of every response', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  test.each(['/', '/win-camp/passover?utm_source=x', '/nothing', '/blog/nothing'])('%s shows a page and has its policies', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  test.each(['/_astro/app.4f2a.js', '/robots.txt', '/passover-camp'])('%s is not a page and has none of them', async (path) => {
    const { headers } = await get(path)
    expect([...headers.keys()].filter((name) => name.endsWith('-policy'))).toEqual(['cross-origin-resource-policy', 'referrer-policy'])
  })
})

describe('hostile requests', () => {
  test.each([
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/win-ai%00.html',
    '/..%2f..%2fetc%2fpasswd',
    '/win-camp%2fpassover',
    '/a%5cb',
    '/%0d%0aX-Bad:%201',
  ])('%s is a bad request', async (path) => {
    expect(statusOf(await raw(path))).toBe(400)
  })

  test.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/....//....//etc/passwd',
    '/%252e%252e/etc/passwd',
    '/..\\..\\etc\\passwd',
  ])('%s reaches nothing outside the build', async (path) => {
    const answer = await raw(path)
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400)
    expect(statusOf(answer)).toBeLessThan(500)
    expect(answer).not.toContain('root:')
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('%s on a page is not allowed', async (method) => {
    const response = await get('/win-ai', {}, method)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  test('an overlong address, overlong headers and noise get a plain 4xx, and the server stays up', async () => {
    expect(statusOf(await raw(`/${'a'.repeat(100_000)}`))).toBe(431)
    expect(statusOf(await raw('/', `X-Long: ${'a'.repeat(100_000)}`))).toBe(431)
    expect(statusOf(await send('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'))).toBe(400)
    expect(statusOf(await send('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'))).toBe(400)
    expect(statusOf(await send('not http at all\r\n\r\n'))).toBe(400)
    expect(statusOf(await send(Buffer.from([0x16, 0x03, 0x01, 0x00, 0xff, 0x0d, 0x0a, 0x0d, 0x0a])))).toBe(400)
    expect((await get('/')).status).toBe(200)
  })

  test('the response to data that is not HTTP has the security headers too', async () => {
    const answer = await send('not http at all\r\n\r\n')
    expect(answer).toContain('X-Content-Type-Options: nosniff')
  })
})
