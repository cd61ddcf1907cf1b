import { createTransport } from 'nodemailer'
import type { Mail } from './compose.ts'

export interface Mailer {
  /** Resolves once the SMTP server has accepted the mail. Rejects and closes the connection when the signal aborts. */
  send(mail: Mail, signal: AbortSignal): Promise<void>
  /** Connects and logs in, without sending. */
  verify(): Promise<void>
  close(): void
}

type Connection = ReturnType<typeof openConnection>

/**
 * Each mail in flight has its own connection, so that one that hangs can be disconnected without the others; the caller limits how many
 * there are. Connections are reused. A password is sent only over an encrypted connection, unless `allowCleartextPassword`.
 */
export function createMailer(smtpUrl: string, allowCleartextPassword = false): Mailer {
  const url = new URL(smtpUrl)
  // In the URL, because its settings override all others.
  if (url.username && !allowCleartextPassword) url.searchParams.set('requireTLS', 'true')
  const free = new Set<Connection>()
  let isClosed = false

  return {
    async send(mail, signal) {
      const [connection = openConnection(url.href)] = free
      free.delete(connection)
      const timeout = Promise.withResolvers<never>()
      const giveUp = () => timeout.reject(Object.assign(new Error('The mail exceeded its time limit'), { code: 'ETIMELIMIT' }))
      signal.addEventListener('abort', giveUp, { once: true })
      const sending = connection.sendMail({ ...mail, text: part('plain', mail.text), html: part('html', mail.html) })
      try {
        await Promise.race([sending, timeout.promise])
        if (isClosed) connection.close()
        else free.add(connection)
      } catch (error) {
        // A failed mail may leave the connection in any state, so the next mail gets a new one.
        connection.close({ force: true })
        sending.catch(() => {})
        throw error
      } finally {
        signal.removeEventListener('abort', giveUp)
      }
    },
    async verify() {
      const connection = openConnection(url.href)
      await connection.verify().finally(() => connection.close())
    },
    close() {
      isClosed = true
      for (const connection of free) connection.close()
    },
  }
}

/** A nodemailer pool of one connection. It does not retry failed mails: the outbox does, and knows how long they have been waiting. */
function openConnection(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    maxMessages: Number.POSITIVE_INFINITY,
    // A mail server that is silent for this long is down. We close idle connections before the server does.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    idleTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Encodes a text as a finished part of a mail in one go: nodemailer's streams would take a third of the time of the whole mail. */
function part(kind: 'plain' | 'html', text: string): { raw: string } {
  const lines = Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')
  return { raw: `Content-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines}` }
}
