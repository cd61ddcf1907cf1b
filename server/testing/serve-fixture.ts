import { beforeEach } from 'vitest'
import { createApp } from '../app.ts'
import { readSite } from '../static/read-site.ts'
import { writeFixtureSite } from './fixture-site.ts'
import { sendRaw, serveForTest } from './http.ts'

/** Serves a new fixture site for every test, and sends requests to it. */
export function serveFixture() {
  let origin: string
  beforeEach(async () => {
    origin = await serveForTest(createApp(await readSite(await writeFixtureSite())))
  })
  const send = (bytes: string | Buffer) => sendRaw(origin, bytes)
  return {
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(origin + path, { headers: { 'Accept-Encoding': 'identity', ...headers }, method, redirect: 'manual' }),
    /** Sends the path unchanged: fetch would normalise it, and decompress the response. */
    raw: (path: string, ...headers: string[]) =>
      send([`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')),
    send,
  }
}
