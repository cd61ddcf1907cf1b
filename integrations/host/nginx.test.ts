import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { createRelay } from '../../server/mail/relay.ts'
import { readSite } from '../../server/static/read-site.ts'
import { writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { sendRaw, serveForTest } from '../../server/testing/http.ts'
import { pageHeaders } from '../../src/config/page-headers.ts'
import { responseHeaders } from '../../src/config/security-headers.ts'
import { nginxFile } from './host-files.ts'
import { nginx, startNginx } from './testing/start-nginx.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Headers that must match: everything a browser acts on. The ETag is each server's own. */
const compared = [
  'content-encoding',
  'vary',
  'cache-control',
  'location',
  'allow',
  ...Object.keys({ ...responseHeaders, ...pageHeaders }),
].map((name) => name.toLowerCase())

const paths = [
  ...['/', '/win-ai', '/win-ai?utm_source=x', '/win-camp', '/win-camp/passover', '/blog', '/robots.txt', '/_astro/app.4f2a.js'],
  ...['/manifest.webmanifest', '/win-camp/passover.ics', '/speculation.rules'],
  ...[
    '/win-ai/',
    '/win-ai//',
    '/win-ai.html',
    '/win-ai/?a=1&b=2',
    '/index.html',
    '/index',
    '/index/',
    '/win-camp/index',
    '/robots.txt/',
    '/404.html',
  ],
  ...['/passover-camp', '/passover-camp/', '/passover-camp.html', '/passover-camp?utm_source=flyer'],
  ...[
    '/nothing',
    '/nothing/',
    '/nothing.html',
    '/win-ai/deeper',
    '/Win-AI',
    '/WIN-AI.HTML',
    '//win-ai',
    '//evil.example/',
    '/404',
    '/_astro',
    '/_astro/',
    '/_astro/gone.js',
  ],
  ...['/blog/no-such-article', '/blog/no-such-article/', '/blog/404', '/blog/a.html'],
  ...['/.secret', '/_headers', '/_redirects', '/_nginx.conf', '/win-ai.html.gz', '/win-ai.html.br', '/.git/config'],
  ...['/win-camp%2fpassover', '/a%5cb', '/%0d%0aX-Bad:%201', '/a/../win-ai', '/%D7%A9%D7%9C%D7%95%D7%9D', `/${'/'.repeat(2_000)}x`],
]

/** Sends the path unchanged: fetch would normalise it. */
async function sendRequest(origin: string, method: string, path: string, encoding: string, body = ''): Promise<object> {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Accept-Encoding: ${encoding}`,
    `Content-Length: ${body.length}`,
  ]
  const answer = await sendRaw(origin, `${lines.join('\r\n')}\r\n\r\n${body}`)
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.split(':')[0]?.toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  const status = head.split(' ')[1] ?? ''
  // The body of a redirect is never shown.
  const shown = status.startsWith('3')
    ? {}
    : { type: headers['content-type'], text: createHash('sha1').update(rest.join('')).digest('hex') }
  return { status, ...Object.fromEntries(compared.map((name) => [name, headers[name]])), ...shown }
}

test(
  nginx
    ? 'nginx with the generated configuration responds as our own server does'
    : 'NGINX IS NOT INSTALLED: checks only the text of its configuration',
  async () => {
    const folder = await writeFixtureSite()
    const config = readConfig({})
    const relay = createRelay({ ...config, outbox: { accept: () => Promise.resolve('stored') }, log: () => {} })
    const ownOrigin = await serveForTest(createApp(await readSite(folder), relay))
    const relayPort = new URL(ownOrigin).port
    vi.stubEnv('PORT', relayPort)
    onTestFinished(() => void vi.unstubAllEnvs())
    const text = await nginxFile(await readFile(join(folder, '_redirects'), 'utf8'), folder)
    for (const line of [
      'return 301 /win-camp/passover',
      'rewrite ^ /blog/404.html break',
      '"text/calendar',
      '"application/manifest+json" webmanifest',
      'client_max_body_size 3m',
    ]) {
      expect(text).toContain(line)
    }
    if (!nginx) return

    const nginxOrigin = await startNginx(folder, (port) => `server { listen 127.0.0.1:${port}; root ${folder};\n${text}\n}`)
    const cases = [
      ...paths.map((path) => ['GET', path] as const),
      ...['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => [method, '/win-ai'] as const),
      ...['GET', 'POST', 'OPTIONS'].map((method) => [method, '/api/v1.0/email/send'] as const),
    ]
    const ours: unknown[] = []
    const theirs: unknown[] = []
    for (const encoding of ['identity', 'gzip']) {
      for (const [method, path] of cases) {
        const request = `${method} ${path.slice(0, 50)} ${encoding}`
        ours.push({ request, ...(await sendRequest(ownOrigin, method, path, encoding)) })
        theirs.push({ request, ...(await sendRequest(nginxOrigin, method, path, encoding)) })
      }
    }
    expect(theirs).toEqual(ours)
  },
)
