import { createTransport } from 'nodemailer'
import type { Mail } from './compose.ts'

export interface Mailer {
  /** Resolves once the SMTP server has taken the mail. */
  send(mail: Mail): Promise<void>
  /** Connects and logs in, without sending. */
  verify(): Promise<void>
  close(): void
}

export function createMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
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
  return {
    async send(mail) {
      await transport.sendMail(mail)
    },
    async verify() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

/** Why a send failed, in codes alone: a server's own words may quote the visitor's address. */
export function smtpCause(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number')
  return parts.length > 0 ? parts.join(' ') : 'unknown'
}
