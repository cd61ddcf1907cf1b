import type { Config } from '../config.ts'
import { createLog } from '../log.ts'
import { createOutbox, type Outbox } from '../outbox/outbox.ts'
import { type Inbox, startInbox } from './inbox.ts'
import { createMailer, type Mailer, smtpCause } from './mailer.ts'

export interface MailService {
  outbox: Outbox
  /** The demo inbox's address, when there is no SMTP server of the owner's. */
  inboxUrl: string | undefined
  /** Why the mail server does not answer; nothing when it does. Asked once, at the start. */
  trouble: Promise<string | undefined>
  stop(): Promise<void>
}

/** The outbox in front of the owner's SMTP server, or of the demo inbox. Enquiries are taken in whether or not that server answers. */
export async function startMail(config: Omit<Config, 'relay'>): Promise<MailService> {
  const { smtpUrl, inboxPort, mail } = config
  const inbox: Inbox | undefined = smtpUrl ? undefined : await startInbox(inboxPort)
  const url = smtpUrl ?? inbox?.smtpUrl ?? ''
  const mailer = createMailer(url, config.mayShowPassword)
  const outbox = createOutbox({ ...config.outbox, mail, mailer, log: createLog(config.logFormat) })
  return {
    outbox,
    inboxUrl: inbox?.url,
    trouble: verify(mailer, url),
    async stop() {
      await outbox.stop()
      mailer.close()
      inbox?.stop()
    },
  }
}

function verify(mailer: Mailer, url: string): Promise<string | undefined> {
  return mailer.verify().then(
    () => undefined,
    (error: unknown) =>
      `The SMTP server at ${new URL(url).host} does not answer as it should (${smtpCause(error)}). Check SMTP_URL. Enquiries are kept, and sent when it does.`,
  )
}
