import type { AddressInfo, Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface Behaviour {
  /** Milliseconds before each mail is accepted. */
  delay?: () => number
  /** Returns true to refuse this mail after reading it. */
  refuses?: () => boolean
  /** Receives an accepted mail, which is then not stored. */
  accept?: (mail: Buffer) => void
}

/** A real SMTP server on loopback. */
export async function openMailbox(behaviour: Behaviour = {}) {
  const accepted: Buffer[] = []
  const { delay = () => 0, refuses = () => false, accept = (mail) => accepted.push(mail) } = behaviour
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, _session, done) => {
      try {
        const mail = await readAll(stream)
        await setTimeout(delay())
        if (refuses()) throw Object.assign(new Error('Try dana@school.example later'), { responseCode: 451 })
        accept(mail)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return {
    smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    accepted,
    mails: (): Promise<Email[]> => Promise.all(accepted.map((mail) => PostalMime.parse(mail))),
    /** Breaks every connection, whatever its state. */
    breakConnections: () => sockets.forEach((socket) => void socket.destroy()),
  }
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
