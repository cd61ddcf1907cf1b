import { createTransport } from 'nodemailer'
import type { Mail } from './compose.ts'

export interface Mailer {
  /** Resolves once the SMTP server has taken the mail; gives up, and hangs up, when the signal says so. */
  send(mail: Mail, signal: AbortSignal): Promise<void>
  /** Connects and logs in, without sending. */
  verify(): Promise<void>
  close(): void
}

/**
 * Every mail under way has a connection of its own; who sends says how many there are at one time. Connections are used again.
 * A password goes over an encrypted line or not at all, unless the owner has said that it may.
 */
export function createMailer(smtpUrl: string, mayShowPassword = false): Mailer {
  const requireTLS = new URL(smtpUrl).username !== '' && !mayShowPassword
  const idle: Connection[] = []
  let isClosed = false

  async function send(mail: Mail, signal: AbortSignal): Promise<void> {
    const connection = idle.pop() ?? openConnection(smtpUrl, requireTLS)
    const late = Promise.withResolvers<never>()
    const giveUp = () => late.reject(Object.assign(new Error('The time for this mail is over'), { code: 'ETIMELIMIT' }))
    signal.addEventListener('abort', giveUp, { once: true })
    try {
      await Promise.race([connection.sendMail(mail), late.promise])
      if (isClosed) connection.close()
      else idle.push(connection)
    } catch (error) {
      // A mail that failed may have left the connection in the middle of anything: the next one gets a fresh one.
      connection.close({ force: true })
      throw error
    } finally {
      signal.removeEventListener('abort', giveUp)
    }
  }

  return {
    send,
    async verify() {
      const connection = openConnection(smtpUrl, requireTLS)
      await connection.verify().finally(() => connection.close())
    },
    close() {
      isClosed = true
      for (const connection of idle) connection.close()
    },
  }
}

type Connection = ReturnType<typeof openConnection>

function openConnection(smtpUrl: string, requireTLS: boolean) {
  return createTransport({
    url: smtpUrl,
    requireTLS,
    pool: true,
    maxConnections: 1,
    // The pool would send a mail again when its connection broke, not knowing whether the server had taken it already.
    maxRequeues: 0,
    // Servers drop quiet connections sooner or later; ours are gone before that.
    idleTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Why something failed, in codes alone: a server's own words may quote the visitor's address. */
export function smtpCause(error: unknown): string {
  const { code, responseCode, errcode } = error as { code?: unknown; responseCode?: unknown; errcode?: unknown }
  const parts = [code, responseCode, errcode].filter((part) => typeof part === 'string' || typeof part === 'number')
  return parts.length > 0 ? parts.join(' ') : 'unknown'
}
