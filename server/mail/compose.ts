import { z } from 'zod'
import { formNames } from '../../src/config/forms.ts'
import { fileNameVariable } from '../../src/forms/engine/to-mail.ts'
import type { Config } from '../config.ts'
import type { Enquiry } from '../outbox/enquiry.ts'
import { fileVariable } from './form-rules.ts'
import { upgradeStoredText } from './legacy-enquiries.ts'
import type { Resume } from './resume.ts'
import { loadTemplate, type RenderedMail, renderMail, toOneLine } from './templates.ts'

export interface Mail extends RenderedMail {
  from: { name: string; address: string }
  to: string
  replyTo?: { name: string; address: string }
  messageId?: string
  attachments: Resume[]
}

const address = z.email().max(254)

/** Composes the mails to the owner. Sender and recipient are fixed; the visitor is only ever in Reply-To. */
export function createComposer(mailboxes: Config['mail']) {
  const templates = Object.fromEntries(formNames.map((form) => [form, loadTemplate(form, mailboxes)])) as Record<
    Enquiry['form'],
    RenderedMail
  >

  return function compose({ form, text, resume }: Enquiry, messageId?: string): Mail {
    const params = new Map(upgradeStoredText(text))
    const replyTo = address.safeParse(params.get('reply_to')?.trim()).data
    const shown = new Map(params).set('reply_to', replyTo ?? '')
    const file = fileVariable(form)
    if (file) shown.set(fileNameVariable(file), resume?.filename ?? '')
    return {
      ...fromSiteToOwner(mailboxes),
      ...(replyTo && { replyTo: { name: toOneLine(params.get('from_name') ?? ''), address: replyTo } }),
      ...(messageId && { messageId }),
      ...renderMail(templates[form], shown),
      attachments: resume ? [resume] : [],
    }
  }
}

export function fromSiteToOwner({ from, to, brand }: Config['mail']): Pick<Mail, 'from' | 'to'> {
  return { from: { name: `${brand} · האתר`, address: from }, to }
}
