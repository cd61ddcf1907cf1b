import type { Config } from '../config.ts'
import { fromSiteToOwner, type Mail } from './compose.ts'
import { loadTemplate, renderMail } from './templates.ts'

/** The mail that tells the owner of enquiries that could not be delivered: where they came from, and nothing of what is in them. */
export function composeNotice(letters: { day: string; form: string; page: string }[], mailboxes: Config['mail']): Mail {
  const lines = letters.map(({ day, form, page }) => `${day} · ${form} · ${page}`)
  const params = new Map([
    ['number', String(letters.length)],
    ['letters', lines.join('\n')],
  ])
  return { ...fromSiteToOwner(mailboxes), ...renderMail(loadTemplate('notice', mailboxes), params), attachments: [] }
}
