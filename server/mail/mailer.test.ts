import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Mail } from './compose.ts'
import { createMailer } from './mailer.ts'

/** A scripted mail server: replies to each line as the test says, and records the lines and its open connections. */
async function openServer(answer: (line: string) => string | undefined) {
  const received: string[] = []
  const connections = new Set<Socket>()
  let opened = 0
  const server = createServer((socket) => {
    opened += 1
    connections.add(socket)
    socket.on('close', () => connections.delete(socket)).on('error', () => {})
    socket.write('220 ready\r\n')
    let isMail = false
    let buffered = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      const complete = `${buffered}${text}`.split('\r\n')
      buffered = complete.pop() ?? ''
      for (const line of complete) {
        received.push(line)
        if (isMail && line !== '.') continue
        const reply = answer(line)
        isMail = reply?.startsWith('354') ?? false
        if (reply) socket.write(`${reply}\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { received, connections, opened: () => opened, url: `smtp://${address}`, urlWithPassword: `smtp://user:secret@${address}` }
}

/** Offers a login, but no encryption. */
function offersLogin(line: string): string {
  if (line.startsWith('EHLO')) return '250-plain\r\n250 AUTH PLAIN'
  return line.startsWith('AUTH') ? '235 Welcome' : '502 Not here'
}

const acceptsMails = (line: string) => (line === 'DATA' ? '354 go on' : '250 ok')

const mail: Mail = {
  from: { name: 'WIN', address: 'site@win.example' },
  to: 'office@win.example',
  subject: 'שלום',
  text: 'שלום',
  html: '<p>שלום</p>',
  attachments: [],
}

test.each(['', '?requireTLS=false'])('a password is not sent to a mail server without encryption %s', async (settings) => {
  const { received, urlWithPassword } = await openServer(offersLogin)
  await expect(createMailer(urlWithPassword + settings).verify()).rejects.toMatchObject({ code: 'ETLS' })
  expect(received.join()).not.toContain('AUTH')
})

test('a password is sent without encryption if the owner allows it', async () => {
  const { received, urlWithPassword } = await openServer(offersLogin)
  await createMailer(urlWithPassword, true).verify()
  expect(received.join()).toContain(`AUTH PLAIN ${Buffer.from('\0user\0secret').toString('base64')}`)
})

test('consecutive mails use the same connection', async () => {
  const { url, opened, received } = await openServer(acceptsMails)
  const mailer = createMailer(url)
  for (let number = 0; number < 3; number += 1) await mailer.send(mail, new AbortController().signal)
  expect(received.filter((line) => line === '.')).toHaveLength(3)
  expect(opened()).toBe(1)
  mailer.close()
})

test('a mail that exceeds its time limit is aborted and its connection closed; the next mail gets a new connection', async () => {
  let isSlow = true
  const { url, connections, opened, received } = await openServer((line) => (line === '.' && isSlow ? undefined : acceptsMails(line)))
  const mailer = createMailer(url)
  const limit = new AbortController()
  const slow = mailer.send(mail, limit.signal)
  await vi.waitUntil(() => received.includes('.'))
  limit.abort()
  await expect(slow).rejects.toMatchObject({ code: 'ETIMELIMIT' })
  await vi.waitUntil(() => connections.size === 0)
  isSlow = false
  await mailer.send(mail, new AbortController().signal)
  expect(opened()).toBe(2)
  mailer.close()
})
