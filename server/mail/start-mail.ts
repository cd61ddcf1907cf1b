import type { Config } from '../config.ts'
import { createLog, type Log } from '../log.ts'
import { createOutbox, type Outbox } from '../outbox/outbox.ts'
import { type Inbox, startInbox } from './inbox.ts'
import { createMailer, smtpCause } from './mailer.ts'

export interface MailService {
  outbox: Outbox
  /** The demo inbox's address, when there is no SMTP server of the owner's. */
  inboxUrl: string | undefined
  /** Resolves once the mail server has been asked: to a sentence for the owner when it does not answer as it should. */
  firstLook: Promise<string | undefined>
  /** Why the mail server did not take the last mail; nothing when it did. */
  trouble: () => string | undefined
  stop(): Promise<void>
}

/** The outbox in front of the owner's SMTP server, or of the demo inbox. Enquiries are taken in whether or not that server answers. */
export async function startMail(config: Omit<Config, 'relay'>): Promise<MailService> {
  const { smtpUrl, inboxPort, mail } = config
  const inbox: Inbox | undefined = smtpUrl ? undefined : await startInbox(inboxPort)
  const url = smtpUrl ?? inbox?.smtpUrl ?? ''
  const mailer = createMailer(url, config.mayShowPassword)
  const write = createLog(config.logFormat)
  let trouble: string | undefined

  const log: Log = (entry) => {
    if (entry.event === 'delivered') trouble = undefined
    if (entry.event === 'not delivered') trouble = String(entry['cause'])
    write(entry)
  }

  async function look(): Promise<string | undefined> {
    trouble = await mailer.verify().then(() => undefined, smtpCause)
    if (!trouble) return undefined
    return `The SMTP server at ${new URL(url).host} does not answer as it should (${trouble}). Check SMTP_URL. Enquiries are stored, and sent when it does.`
  }

  const outbox = createOutbox({ ...config.outbox, mail, mailer, log })
  return {
    outbox,
    inboxUrl: inbox?.url,
    firstLook: look(),
    trouble: () => trouble,
    async stop() {
      await outbox.stop()
      mailer.close()
      inbox?.stop()
    },
  }
}
