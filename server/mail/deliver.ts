import { createHash } from 'node:crypto'
import { type FormName, formNames } from '../../src/config/forms.ts'
import type { Config } from '../config.ts'
import { composeMail, type Mail } from './compose.ts'
import { type Mailer, smtpCause } from './mailer.ts'
import { refusal } from './refusal.ts'
import { attachmentField, type Resume, readResume } from './resume.ts'
import { createSendOnce } from './send-once.ts'
import type { Submission } from './submission.ts'
import { loadTemplate } from './templates.ts'

/** As at the e-mail service: all text variables together. */
export const variablesMaxBytes = 50 * 1024

/** Mails that may wait for the SMTP server at one time. */
const queueLimit = 100

/** Turns a submission into a mail that the SMTP server has taken, or refuses it with a reason. */
export function createDelivery(relay: Config['relay'], mailboxes: Config['mail'], mailer: Pick<Mailer, 'send'>) {
  const templates = new Map(formNames.map((form) => [form, loadTemplate(form, mailboxes)]))
  const sendOnce = createSendOnce()
  let waiting = 0

  async function hand(mail: Mail): Promise<void> {
    if (waiting >= queueLimit) throw refusal(503, 'Too many mails are waiting')
    waiting += 1
    try {
      await mailer.send(mail)
    } catch (error) {
      throw refusal(412, `SMTP: ${smtpCause(error)}`)
    } finally {
      waiting -= 1
    }
  }

  return {
    /** The form that was sent, by its ids. */
    findForm({ publicKey, serviceId, templateId }: Submission): FormName {
      if (publicKey !== relay.publicKey) {
        throw refusal(400, 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account')
      }
      if (serviceId !== relay.serviceId) {
        throw refusal(400, 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin')
      }
      const form = formNames.find((name) => relay.templateIds[name] === templateId)
      if (!form) {
        throw refusal(400, 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates')
      }
      return form
    },

    async deliver(form: FormName, submission: Submission): Promise<'sent' | 'repeated'> {
      const template = templates.get(form)
      if (!template) throw refusal(400, 'The template ID not found')
      const files = form === 'job' ? [attachmentField] : []
      const text = [...submission.params].filter(([name]) => !files.includes(name))
      if (Buffer.byteLength(JSON.stringify(Object.fromEntries(text))) > variablesMaxBytes) {
        throw refusal(413, 'Variables size limit, 50Kb max')
      }
      if ([...submission.files.keys()].some((name) => !files.includes(name))) {
        throw refusal(400, 'The template has no attachment of this name')
      }
      const resume = form === 'job' ? readResume(submission, relay.resumeMaxBytes) : undefined
      const mail = composeMail(template, new Map(text), resume, mailboxes)
      return sendOnce(contentKey(form, text, resume), () => hand(mail))
    },
  }
}

function contentKey(form: FormName, text: [string, string][], resume: Resume | undefined): string {
  const sorted = text.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const hash = createHash('sha256').update(JSON.stringify([form, sorted]))
  return hash.update(resume?.content ?? '').digest('base64')
}
