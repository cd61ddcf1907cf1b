import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Mail } from './compose.ts'
import { createMailer } from './mailer.ts'

/** A scripted mail server: it answers each line as the test says, and records what it receives and from which connection. */
async function openServer(answer: (line: string) => string | undefined) {
  const heard: string[] = []
  const lines = new Set<Socket>()
  let opened = 0
  const server = createServer((socket) => {
    opened += 1
    lines.add(socket)
    socket.on('close', () => lines.delete(socket)).on('error', () => {})
    socket.write('220 ready\r\n')
    let isMail = false
    let buffered = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      const complete = `${buffered}${text}`.split('\r\n')
      buffered = complete.pop() ?? ''
      for (const line of complete) {
        heard.push(line)
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
  return { heard, lines, opened: () => opened, url: `smtp://${address}`, urlWithPassword: `smtp://user:secret@${address}` }
}

/** It offers a login and no encryption. */
function offersLogin(line: string): string {
  if (line.startsWith('EHLO')) return '250-plain\r\n250 AUTH PLAIN'
  return line.startsWith('AUTH') ? '235 Welcome' : '502 Not here'
}

const takesMails = (line: string) => (line === 'DATA' ? '354 go on' : '250 as you like')

const mail: Mail = {
  from: { name: 'WIN', address: 'site@win.example' },
  to: 'office@win.example',
  subject: 'שלום',
  text: 'שלום',
  html: '<p>שלום</p>',
  attachments: [],
}

test.each(['', '?requireTLS=false'])('a password is not sent to a mail server without encryption %s', async (settings) => {
  const { heard, urlWithPassword } = await openServer(offersLogin)
  await expect(createMailer(urlWithPassword + settings).verify()).rejects.toMatchObject({ code: 'ETLS' })
  expect(heard.join()).not.toContain('AUTH')
})

test('unless the owner has said that it may', async () => {
  const { heard, urlWithPassword } = await openServer(offersLogin)
  await createMailer(urlWithPassword, true).verify()
  expect(heard.join()).toContain(`AUTH PLAIN ${Buffer.from('\0user\0secret').toString('base64')}`)
})

test('one mail after the other goes over the same line', async () => {
  const { url, opened, heard } = await openServer(takesMails)
  const mailer = createMailer(url)
  for (let number = 0; number < 3; number += 1) await mailer.send(mail, new AbortController().signal)
  expect(heard.filter((line) => line === '.')).toHaveLength(3)
  expect(opened()).toBe(1)
  mailer.close()
})

test('a mail whose time is over is hung up on, whatever the mail server still does; the next one gets a fresh line', async () => {
  let isSlow = true
  const { url, lines, opened, heard } = await openServer((line) => (line === '.' && isSlow ? undefined : takesMails(line)))
  const mailer = createMailer(url)
  const limit = new AbortController()
  const slow = mailer.send(mail, limit.signal)
  await vi.waitUntil(() => heard.includes('.'))
  limit.abort()
  await expect(slow).rejects.toMatchObject({ code: 'ETIMELIMIT' })
  await vi.waitUntil(() => lines.size === 0)
  isSlow = false
  await mailer.send(mail, new AbortController().signal)
  expect(opened()).toBe(2)
  mailer.close()
})
