import type { Config } from '../config.ts'
import { fromSiteToOwner, type Mail } from './compose.ts'
import { loadTemplate, renderMail } from './templates.ts'

/** The mail about enquiries that could not be delivered: their day, form and page, without their content. */
export function composeNotice(letters: { day: string; form: string; page: string }[], mailboxes: Config['mail']): Mail {
  const lines = letters.map(({ day, form, page }) => `${day} · ${form} · ${page}`)
  const params = new Map([
    ['number', String(letters.length)],
    ['letters', lines.join('\n')],
  ])
  return { ...fromSiteToOwner(mailboxes), ...renderMail(loadTemplate('notice', mailboxes), params), attachments: [] }
}
