import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { close, listen } from '../listen.ts'
import { createMailer } from '../mail/mailer.ts'
import { createRelay } from '../mail/relay.ts'
import { createOutbox, type Outbox } from '../outbox/outbox.ts'
import { readSite } from '../static/read-site.ts'

export interface SiteWithMailbox {
  origin: string
  outbox: Outbox
  /** The mails that arrived since the mailbox was last emptied. */
  mails: () => Promise<Email[]>
  empty: () => void
  stop: () => Promise<void>
}

/** Serves a built site on the project's own server, whose relay delivers to a mailbox over real SMTP. */
export async function openSiteWithMailbox(dist: string): Promise<SiteWithMailbox> {
  const mails: Buffer[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, _session, done) => {
      mails.push(Buffer.concat(await Array.fromAsync(stream)))
      done()
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const mailer = createMailer(`smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`)
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  const config = readConfig({ RELAY_REQUESTS_PER_SECOND: '0', OUTBOX_FILE: join(folder, 'enquiries.sqlite') })
  const log = () => {}
  const outbox = createOutbox({ ...config.outbox, mail: config.mail, mailer, log })
  const app = createApp(await readSite(dist), createRelay({ ...config, outbox, log }))
  const server = await listen(app, 0, '127.0.0.1')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    outbox,
    mails: () => Promise.all(mails.map((mail) => PostalMime.parse(mail))),
    empty: () => {
      mails.length = 0
    },
    stop: async () => {
      await close(server)
      await outbox.stop()
      mailer.close()
      await rm(folder, { recursive: true })
      await new Promise<void>((resolve) => smtp.close(resolve))
    },
  }
}
