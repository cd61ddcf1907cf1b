import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createMailer } from './mailer.ts'

/** A mail server that offers a login and no encryption, and writes down what it is told. */
async function openPlainServer() {
  const heard: string[] = []
  const server = createServer((socket) => {
    socket.write('220 plain\r\n')
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard.push(text)
      if (text.startsWith('EHLO')) socket.write('250-plain\r\n250 AUTH PLAIN\r\n')
      else socket.write(text.startsWith('AUTH') ? '235 Welcome\r\n' : '502 Not here\r\n')
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { heard, url: `smtp://user:secret@127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('a password is not sent to a mail server without encryption', async () => {
  const { heard, url } = await openPlainServer()
  await expect(createMailer(url).verify()).rejects.toMatchObject({ code: 'ETLS' })
  expect(heard.join()).not.toContain('AUTH')
})

test('unless the owner has said that it may', async () => {
  const { heard, url } = await openPlainServer()
  await createMailer(url, true).verify()
  expect(heard.join()).toContain(`AUTH PLAIN ${Buffer.from('\0user\0secret').toString('base64')}`)
})
