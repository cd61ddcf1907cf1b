import { fork } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from '../free-port.ts'

const loopback = '127.0.0.1'
const usualPort = 1080

export interface Inbox {
  /** The server to send mails to. */
  smtpUrl: string
  /** The page that shows the mails. */
  url: string
  stop(): unknown
}

/** Another program may use a free port, or try it, just before the inbox does. */
const maxAttempts = 3

/** Starts the demo inbox on the given web port; without one, on the usual port or any free one. */
export async function startInbox(wantedPort?: number): Promise<Inbox> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const inbox = await tryInbox(wantedPort)
    if (inbox) return inbox
  }
  throw new Error('The demo inbox did not start. Set SMTP_URL to use a mail server instead.')
}

async function tryInbox(wantedPort: number | undefined): Promise<Inbox | undefined> {
  const webPort = wantedPort
    ? await findFreePort(wantedPort, loopback)
    : ((await findFreePort(usualPort, loopback)) ?? (await findFreePort(0, loopback)))
  if (!webPort) throw new Error(`Port ${wantedPort} is taken. Choose another for the inbox: INBOX_PORT=${(wantedPort ?? usualPort) + 1}`)
  const smtpPort = await findFreePort(0, loopback)

  const child = fork(new URL('./inbox-process.ts', import.meta.url), [String(smtpPort), String(webPort)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const isReady = await Promise.race([once(child, 'message').then(() => true), once(child, 'exit').then(() => false)])
  if (!isReady) return undefined
  return {
    smtpUrl: `smtp://${loopback}:${smtpPort}`,
    url: `http://localhost:${webPort}`,
    stop: () => child.connected && child.disconnect(),
  }
}
