import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from '../../server/free-port.ts'
import { writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { sendRaw, statusOf } from '../../server/testing/http.ts'
import { toBody } from '../../server/testing/relay.ts'

// Each test starts a server, some with an inbox, and the machine may be busy.
vi.setConfig({ testTimeout: 90_000 })

const script = fileURLToPath(new URL('../serve.ts', import.meta.url))

/** Runs `serve.ts` in a temporary folder, with a build unless `hasBuild` is false. */
async function startServer(env: Record<string, string> = {}, { hasBuild = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'serve-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  if (hasBuild) await rename(await writeFixtureSite(), join(folder, 'dist'))
  const port = (await findFreePort(0)) ?? 0
  const child = spawn(process.execPath, [script], { cwd: folder, env: { PATH: process.env['PATH'], PORT: String(port), ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, port, output: collect(child), exit: once(child, 'exit') }
}

function collect(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  return () => text
}

async function expectOneLine({ exit, output }: Awaited<ReturnType<typeof startServer>>, line: RegExp) {
  const [code] = await exit
  expect(output()).toMatch(line)
  expect(output().trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

test('reports a missing build in one line', async () => {
  await expectOneLine(await startServer({}, { hasBuild: false }), /^✗ There is no finished build in dist\/\./)
})

test.each([undefined, '127.0.0.1'])('reports a port taken on %s in one line', async (host) => {
  const other = createServer().listen(0, host)
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expectOneLine(await startServer({ PORT: String(port) }), new RegExp(`^✗ Port ${port} is taken\\..+PORT=${port + 1}`))
})

test('while the mail server is down, serves the site, stores enquiries, and reports it in one line without the password', async () => {
  const smtpPort = await findFreePort(0)
  const { port, output } = await startServer({
    SMTP_URL: `smtp://user:secret@127.0.0.1:${smtpPort}`,
    MAIL_TO: 'office@school.example',
    MAIL_FROM: 'site@school.example',
  })
  await expect.poll(output, { timeout: 30_000 }).toContain(`✗ The SMTP server at 127.0.0.1:${smtpPort} does not respond`)
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  expect((await sendContact(port)).status).toBe(200)
  const health = await fetch(`http://localhost:${port}/health`)
  expect(await health.json()).toMatchObject({ status: 'ok', mailServer: expect.stringMatching(/^E/), outbox: { waiting: 1 } })
  expect(health.headers.get('x-content-type-options')).toBe('nosniff')
  expect(output()).not.toContain('secret')
})

test('keeps serving when nobody reads the log any more', async () => {
  const { child, port, output } = await startServer()
  await expect.poll(output, { timeout: 30_000 }).toContain('inbox')
  child.stdout?.destroy()
  child.stderr?.destroy()
  for (let n = 0; n < 5; n++) expect((await sendContact(port)).status).toBe(200)
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
})

test('reports an invalid setting in one line', async () => {
  await expectOneLine(await startServer({ SMTP_URL: 'mail.example' }), /^✗ SMTP_URL must look like smtp:\/\//)
})

test('reports a taken inbox port in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expectOneLine(await startServer({ INBOX_PORT: String(port) }), /is taken\. Choose another for the inbox: INBOX_PORT=/)
})

// spec: decided-local-inbox
test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('a form arrives as a mail in the inbox, and %s stops everything', async (signal) => {
  const inboxPort = (await findFreePort(0)) ?? 0
  const { child, port, output, exit } = await startServer({ INBOX_PORT: String(inboxPort) })
  await expect.poll(output, { timeout: 30_000 }).toContain(`http://localhost:${inboxPort}`)

  expect(await (await sendContact(port)).text()).toBe('OK')
  await expect.poll(() => readInbox(inboxPort), { timeout: 10_000 }).toMatchObject([{ subject: 'הודעה מהאתר: דנה' }])

  child.kill(signal)
  const [code] = await exit
  expect(code).toBe(signal === 'SIGKILL' ? null : 0)
  await expect.poll(() => findFreePort(inboxPort, '127.0.0.1'), { timeout: 10_000 }).toBe(inboxPort)
  expect(await findFreePort(port)).toBe(port)
})

function sendContact(port: number): Promise<Response> {
  const params = { from_name: 'דנה', from_email: 'dana@school.org.il', message: 'שלום, אשמח לפרטים', reply_to: 'dana@school.org.il' }
  return fetch(`http://localhost:${port}/api/v1.0/email/send`, {
    method: 'POST',
    body: toBody('contact', params),
    headers: { 'Content-Type': 'application/json' },
  })
}

test('the inbox accepts requests from its own page only, and under its own host name only', async () => {
  const inboxPort = (await findFreePort(0)) ?? 0
  const { output } = await startServer({ INBOX_PORT: String(inboxPort) })
  await expect.poll(output, { timeout: 30_000 }).toContain(`http://localhost:${inboxPort}`)
  const request = (headers: Record<string, string>, method = 'GET') =>
    fetch(`http://127.0.0.1:${inboxPort}/email`, { method, headers }).then(({ status, headers }) => [
      status,
      headers.get('access-control-allow-origin'),
    ])
  expect(await request({ Origin: `http://localhost:${inboxPort}` })).toEqual([200, null])
  expect(await request({ Origin: 'https://evil.example' })).toEqual([403, null])
  expect(await request({ Origin: 'https://evil.example' }, 'OPTIONS')).toEqual([403, null])
  const raw = await sendRaw(`http://127.0.0.1:${inboxPort}`, 'GET /email HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n')
  expect(statusOf(raw)).toBe(403)
})

async function readInbox(port: number): Promise<unknown> {
  return (await fetch(`http://127.0.0.1:${port}/email`)).json()
}
