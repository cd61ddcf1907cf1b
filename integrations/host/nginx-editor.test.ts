import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sendRaw, serveForTest } from '../../server/testing/http.ts'
import { nginx, startNginx } from './testing/start-nginx.ts'

const config = readFileSync('deploy/nginx-editor.conf', 'utf8')

test.skipIf(!nginx)('only a WebSocket request asks the editor to upgrade its connection', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-editor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const editor = await serveForTest((request, response) => void response.end(`connection: ${request.headers.connection}`))
  const nginxOrigin = await startNginx(join(folder, 'nginx'), (port) =>
    config
      .replace(/^ *(listen \[::\]|ssl_|auth_).*$/gm, '')
      .replaceAll('listen 443 ssl', `listen 127.0.0.1:${port}`)
      .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, editor),
  )
  const send = (...headers: string[]) => sendRaw(nginxOrigin, ['GET / HTTP/1.1', 'Host: edit.win.example', ...headers, '', ''].join('\r\n'))
  expect(await send('Connection: close')).toContain('connection: close')
  expect(await send('Connection: Upgrade, close', 'Upgrade: websocket')).toContain('connection: upgrade')
})
