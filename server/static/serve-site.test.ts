import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { longText, writeFixtureSite } from '../testing/fixture-site.ts'
import { serveFixture } from '../testing/serve-fixture.ts'
import { readSite } from './read-site.ts'

const { get, raw } = serveFixture()

describe('addresses', () => {
  test.each([
    ['/', 'home'],
    ['/win-ai', 'ai'],
    ['/win-ai?utm_source=x', 'ai'],
    ['/win-camp/passover', 'passover'],
    ['/blog', 'blog'],
  ])('%s shows its page', async (path, heading) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain(`<h1>${heading}</h1>`)
  })

  test.each([
    ['/win-ai/', '/win-ai', 308],
    ['/win-ai.html', '/win-ai', 308],
    ['/win-ai/?a=1&b=%D7%90', '/win-ai?a=1&b=%D7%90', 308],
    ['/win-camp/passover/', '/win-camp/passover', 308],
    ['/index.html', '/', 308],
    ['/index', '/', 308],
    ['/blog/', '/blog', 308],
    ['/passover-camp', '/win-camp/passover', 301],
    ['/passover-camp/', '/win-camp/passover', 301],
    ['/passover-camp?utm_source=flyer', '/win-camp/passover?utm_source=flyer', 301],
  ])('%s redirects to %s', async (path, to, status) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('location')).toBe(to)
  })

  test.each([
    '/nothing',
    '/nothing/',
    '/win-ai/deeper',
    '/Win-AI',
    '/_headers',
    '/_redirects',
    '/_nginx.conf',
    '/.secret',
    '/win-ai.html.br',
    '/404',
    '/שלום',
  ])('%s is not found', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('העמוד שחיפשת לא נמצא')
  })

  test.each(['/blog/no-such-article', '/blog/a/b', '/blog/404'])('%s shows the 404 page of articles', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('מאמר לא נמצא')
  })

  test('a path with two slashes never redirects to another host', async () => {
    expect(await raw('//evil.example/')).toMatch(/^HTTP\/1\.1 404/)
    expect(await raw('//evil.example/%2e%2e/')).not.toContain('ocation: //')
  })
})

describe('encodings and ranges', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['*', 'br'],
    ['deflate', null],
    ['br;q=0, gzip;q=0', null],
  ])('a browser that accepts "%s" gets %s', async (accepted, encoding) => {
    const response = await get('/win-ai', { 'Accept-Encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toContain(longText)
  })

  test('the compressed copies contain the page, and are much smaller', async () => {
    const site = await readSite(await writeFixtureSite())
    const page = site.files.get('/win-ai')
    expect(brotliDecompressSync(page?.br?.body ?? '').equals(page?.plain.body ?? Buffer.of())).toBe(true)
    expect(gunzipSync(page?.gzip?.body ?? '').equals(page?.plain.body ?? Buffer.of())).toBe(true)
    expect(page?.br?.body.length).toBeLessThan((page?.plain.body.length ?? 0) / 10)
    expect(site.files.get('/')?.br).toBeUndefined()
  })

  test('HEAD returns the headers of GET, without the body', async () => {
    const [head, whole] = await Promise.all([get('/win-ai', {}, 'HEAD'), get('/win-ai')])
    expect(await head.text()).toBe('')
    for (const name of ['content-length', 'content-type', 'etag', 'content-security-policy']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name))
    }
    expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(await whole.text()))
  })

  test.each([
    ['bytes=0-3', 206, 'bytes 0-3/14', 'User'],
    ['bytes=11-', 206, 'bytes 11-13/14', ' *\n'],
    ['bytes=-3', 206, 'bytes 11-13/14', ' *\n'],
    ['bytes=0-999', 206, 'bytes 0-13/14', 'User-agent: *\n'],
    ['bytes=14-', 416, 'bytes */14', 'Range not satisfiable'],
    ['bytes=5-2', 200, null, 'User-agent: *\n'],
    ['bytes=0-1,3-4', 200, null, 'User-agent: *\n'],
    ['lines=1-2', 200, null, 'User-agent: *\n'],
  ])('the range "%s" returns %i', async (range, status, contentRange, text) => {
    const response = await get('/robots.txt', { Range: range })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(await response.text()).toBe(text)
  })

  test('a range of an older version returns the whole new one', async () => {
    const etag = (await get('/robots.txt')).headers.get('etag') ?? ''
    expect((await get('/robots.txt', { Range: 'bytes=0-3', 'If-Range': etag })).status).toBe(206)
    expect((await get('/robots.txt', { Range: 'bytes=0-3', 'If-Range': '"older"' })).status).toBe(200)
  })
})

describe('caching', () => {
  test('a page is revalidated on each visit, and not sent again while it is unchanged', async () => {
    const first = await get('/win-ai', { 'Accept-Encoding': 'br' })
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const etag = first.headers.get('etag') ?? ''
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/win-ai', { 'Accept-Encoding': 'br', 'If-None-Match': tag })
      expect(again.status).toBe(304)
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('vary')).toBe('Accept-Encoding')
    }
    expect((await get('/win-ai', { 'If-None-Match': etag })).status).toBe(200)
  })

  test('If-Match returns the requested version or 412', async () => {
    const etag = (await get('/win-ai')).headers.get('etag') ?? ''
    for (const tag of [etag, '*']) expect((await get('/win-ai', { 'If-Match': tag })).status).toBe(200)
    expect((await get('/win-ai', { 'If-Match': '"older"' })).status).toBe(412)
  })

  test('a file with a hash in its name is cached for a year', async () => {
    const response = await get('/_astro/app.4f2a.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  test('a missing file is not cached for a year', async () => {
    const response = await get('/_astro/gone.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).not.toContain('immutable')
  })
})

test('a page names its speculation rules, and they are sent with their media type', async () => {
  const named = JSON.parse((await get('/win-ai')).headers.get('speculation-rules') ?? '""')
  expect((await get(named)).headers.get('content-type')).toBe('application/speculationrules+json')
})

test('a folder without a finished build is refused with a readable message', async () => {
  await expect(readSite('no-such-folder')).rejects.toThrow('There is no finished build in no-such-folder/. Run "npm run build" first')
})
