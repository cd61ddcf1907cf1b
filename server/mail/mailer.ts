import { createTransport } from 'nodemailer'
import type { Mail } from './compose.ts'

export interface Mailer {
  /** Resolves once the SMTP server has taken the mail; gives up and closes the connection when the signal aborts. */
  send(mail: Mail, signal: AbortSignal): Promise<void>
  /** Connects and logs in, without sending. */
  verify(): Promise<void>
  close(): void
}

type Line = ReturnType<typeof openLine>

/**
 * Every mail under way has a line of its own, which is used again; who sends says how many there are at one time. So a mail that hangs can be
 * hung up on without the others. A password goes over an encrypted line or not at all, unless the owner has said that it may.
 */
export function createMailer(smtpUrl: string, mayShowPassword = false): Mailer {
  const url = new URL(smtpUrl)
  // In the address, whose settings win over all others.
  if (url.username && !mayShowPassword) url.searchParams.set('requireTLS', 'true')
  const free = new Set<Line>()
  let isClosed = false

  return {
    async send(mail, signal) {
      const [line = openLine(url.href)] = free
      free.delete(line)
      const late = Promise.withResolvers<never>()
      const giveUp = () => late.reject(Object.assign(new Error('The time for this mail is over'), { code: 'ETIMELIMIT' }))
      signal.addEventListener('abort', giveUp, { once: true })
      const sending = line.sendMail({ ...mail, text: part('plain', mail.text), html: part('html', mail.html) })
      try {
        await Promise.race([sending, late.promise])
        if (isClosed) line.close()
        else free.add(line)
      } catch (error) {
        // A mail that failed may have left the line in the middle of anything: the next one gets a fresh one.
        line.close({ force: true })
        sending.catch(() => {})
        throw error
      } finally {
        signal.removeEventListener('abort', giveUp)
      }
    },
    async verify() {
      const line = openLine(url.href)
      await line.verify().finally(() => line.close())
    },
    close() {
      isClosed = true
      for (const line of free) line.close()
    },
  }
}

/** nodemailer's own pool, of one connection. What failed is not tried again here: the outbox does that, and knows since when it waits. */
function openLine(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    maxMessages: Number.POSITIVE_INFINITY,
    // A mail server that is silent for this long is down. An idle connection is closed by us, before the server closes it.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    idleTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** A text as a finished part of a mail: encoded in one go, where nodemailer's streams would take a third of the time that the whole mail costs. */
function part(kind: 'plain' | 'html', text: string): { raw: string } {
  const lines = Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')
  return { raw: `Content-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines}` }
}

/** Why something failed, in codes alone: a server's own words may quote the visitor's address. */
export function smtpCause(error: unknown): string {
  const { code, responseCode, errcode } = error as { code?: unknown; responseCode?: unknown; errcode?: unknown }
  const parts = [code, responseCode, errcode].filter((part) => typeof part === 'string' || typeof part === 'number')
  return parts.length > 0 ? parts.join(' ') : 'unknown'
}
