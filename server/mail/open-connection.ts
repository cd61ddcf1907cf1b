import SMTPConnection, { type SMTPConnectionAuth, type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'
import type { Mail } from './compose.ts'
import { toMessage } from './to-message.ts'

/** A mail server that says nothing for so long is not there. A connection that nobody uses ends by itself, before the server ends it. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export type Connection = ReturnType<typeof openConnection>

/** One line to the mail server, which takes one mail after the other. `onEnd` is told when it can take no more. */
export function openConnection(options: SMTPConnectionOptions, auth: SMTPConnectionAuth | undefined, onEnd: () => void) {
  const connection = new SMTPConnection({ ...patience, ...options })
  connection.on('end', onEnd).on('error', onEnd)

  const ready = new Promise<void>((resolve, reject) => {
    const done = (error?: Error | null) => (error ? reject(error) : resolve())
    connection.on('error', done)
    connection.connect((error) => {
      if (error || !auth || !connection.allowsAuth) done(error)
      else connection.login(auth, done)
    })
  })
  // Whoever sends, hears of it. A connection that nobody waits for any more may break as it likes.
  ready.catch(() => {})

  return {
    ready,
    async send(mail: Mail): Promise<void> {
      await ready
      const envelope = { from: mail.from.address, to: mail.to }
      await new Promise<void>((resolve, reject) => {
        connection.send(envelope, toMessage(mail), (error) => (error ? reject(error) : resolve()))
      })
    },
    close: () => connection.close(),
  }
}
