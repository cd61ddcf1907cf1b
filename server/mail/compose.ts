import { z } from 'zod'
import type { Resume } from './resume.ts'
import { type RenderedMail, renderMail, toOneLine } from './templates.ts'

export interface Mail extends RenderedMail {
  from: { name: string; address: string }
  to: string
  replyTo?: { name: string; address: string }
  attachments: Resume[]
}

const address = z.email().max(254)

/** The mail to the provider. Sender and recipient are fixed; the visitor is only ever in Reply-To. */
export function composeMail(
  template: RenderedMail,
  params: Map<string, string>,
  resume: Resume | undefined,
  mailboxes: { from: string; to: string; brand: string },
): Mail {
  const replyTo = address.safeParse(params.get('reply_to')?.trim()).data
  const shown = new Map(params).set('reply_to', replyTo ?? '').set('resume_name', resume?.filename ?? '')
  return {
    from: { name: `${mailboxes.brand} · האתר`, address: mailboxes.from },
    to: mailboxes.to,
    ...(replyTo && { replyTo: { name: toOneLine(params.get('from_name') ?? ''), address: replyTo } }),
    ...renderMail(template, shown),
    attachments: resume ? [resume] : [],
  }
}
