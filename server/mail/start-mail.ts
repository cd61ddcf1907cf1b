import type { Config } from '../config.ts'
import { errorCode } from '../error-code.ts'
import { createLog, type Log } from '../log.ts'
import { createOutbox, type Outbox } from '../outbox/outbox.ts'
import { type Inbox, startInbox } from './inbox.ts'
import { createMailer } from './mailer.ts'

export interface MailService {
  outbox: Outbox
  /** The address of the demo inbox; undefined if the owner has an SMTP server. */
  inboxUrl: string | undefined
  /** Resolves after the first check of the mail server, to a message for the owner if it does not respond correctly. */
  startupCheck: Promise<string | undefined>
  /** Why the mail server did not accept the last mail; undefined if it did. */
  lastMailError: () => string | undefined
  stop(): Promise<void>
}

/** Starts the outbox in front of the owner's SMTP server or the demo inbox. It accepts enquiries whether or not that server responds. */
export async function startMail(config: Omit<Config, 'relay'>): Promise<MailService> {
  const { smtpUrl, inboxPort, mail } = config
  const inbox: Inbox | undefined = smtpUrl ? undefined : await startInbox(inboxPort)
  const url = smtpUrl ?? inbox?.smtpUrl ?? ''
  const mailer = createMailer(url, config.allowCleartextPassword)
  const write = createLog(config.logFormat)
  let lastError: string | undefined

  const log: Log = (entry) => {
    if (entry.event === 'delivered') lastError = undefined
    if (entry.event === 'not delivered') lastError = String(entry['cause'])
    write(entry)
  }

  async function checkServer(): Promise<string | undefined> {
    lastError = await mailer.verify().then(() => undefined, errorCode)
    if (!lastError) return undefined
    return `The SMTP server at ${new URL(url).host} does not respond correctly (${lastError}). Check SMTP_URL. Enquiries are stored, and sent once it does.`
  }

  const outbox = createOutbox({ ...config.outbox, mail, mailer, log })
  return {
    outbox,
    inboxUrl: inbox?.url,
    startupCheck: checkServer(),
    lastMailError: () => lastError,
    async stop() {
      await outbox.stop()
      mailer.close()
      inbox?.stop()
    },
  }
}
