import type { Config } from '../config.ts'
import { type Inbox, startInbox } from './inbox.ts'
import { createMailer, type Mailer, smtpCause } from './mailer.ts'

export interface MailService {
  mailer: Mailer
  /** The demo inbox's address, when there is no SMTP server of the owner's. */
  inboxUrl: string | undefined
  stop(): void
}

/** The owner's SMTP server, seen to answer, or the demo inbox. */
export async function startMail({ smtpUrl, inboxPort }: Pick<Config, 'smtpUrl' | 'inboxPort'>): Promise<MailService> {
  const inbox: Inbox | undefined = smtpUrl ? undefined : await startInbox(inboxPort)
  const url = smtpUrl ?? inbox?.smtpUrl ?? ''
  const mailer = createMailer(url)
  try {
    await mailer.verify()
  } catch (error) {
    inbox?.stop()
    throw new Error(`The SMTP server at ${new URL(url).host} does not answer as it should (${smtpCause(error)}). Check SMTP_URL.`)
  }
  return {
    mailer,
    inboxUrl: inbox?.url,
    stop() {
      mailer.close()
      inbox?.stop()
    },
  }
}
