/**
 * The demo inbox in a separate process: maildev with an SMTP and a web port on loopback. It exits with the server that
 * forked it, however that server ends, and leaves no mails behind.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restrictToOwnPage } from './restrict-to-own-page.ts'

interface MailDev {
  listen(): Promise<void>
}

const require = createRequire(import.meta.url)
const startMailDev = require('maildev') as (options: Record<string, unknown>) => MailDev
const web = require('maildev/lib/web') as { server: Server }

const [smtp, webPort] = process.argv.slice(2)
const mailDirectory = mkdtempSync(join(tmpdir(), 'inbox-'))
process.on('exit', () => rmSync(mailDirectory, { recursive: true, force: true }))
process.on('disconnect', () => process.exit())

const maildev = startMailDev({ smtp, web: webPort, ip: '127.0.0.1', mailDirectory, silent: true })
// Ctrl-C reaches this process too. Ignore it: the server stops first, and disconnects this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.removeAllListeners(signal)
  process.on(signal, () => {})
}
restrictToOwnPage(web.server, Number(webPort))
await Promise.all([maildev.listen(), once(web.server, 'listening')])
process.send?.('ready')
