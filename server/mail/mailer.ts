import { parseConnectionUrl } from 'nodemailer/lib/shared'
import type { Mail } from './compose.ts'
import { type Connection, openConnection } from './open-connection.ts'

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
  const { auth, ...server } = parseConnectionUrl(smtpUrl)
  const idle = new Set<Connection>()
  let isClosed = false

  function open(): Connection {
    const requireTLS = auth !== undefined && !mayShowPassword
    const connection: Connection = openConnection({ ...server, requireTLS }, auth, () => idle.delete(connection))
    return connection
  }

  async function send(mail: Mail, signal: AbortSignal): Promise<void> {
    const [connection = open()] = idle
    idle.delete(connection)
    const late = Promise.withResolvers<never>()
    const giveUp = () => late.reject(Object.assign(new Error('The time for this mail is over'), { code: 'ETIMELIMIT' }))
    signal.addEventListener('abort', giveUp, { once: true })
    try {
      await Promise.race([connection.send(mail), late.promise])
      if (isClosed) connection.close()
      else idle.add(connection)
    } catch (error) {
      // A mail that failed may have left the connection in the middle of anything: the next one gets a fresh one.
      connection.close()
      throw error
    } finally {
      signal.removeEventListener('abort', giveUp)
    }
  }

  return {
    send,
    async verify() {
      const connection = open()
      await connection.ready.finally(connection.close)
    },
    close() {
      isClosed = true
      for (const connection of idle) connection.close()
    },
  }
}

/** Why something failed, in codes alone: a server's own words may quote the visitor's address. */
export function smtpCause(error: unknown): string {
  const { code, responseCode, errcode } = error as { code?: unknown; responseCode?: unknown; errcode?: unknown }
  const parts = [code, responseCode, errcode].filter((part) => typeof part === 'string' || typeof part === 'number')
  return parts.length > 0 ? parts.join(' ') : 'unknown'
}
