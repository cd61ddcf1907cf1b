import { environment as env } from './environment.ts'
import type { FormName } from './forms.ts'
import { mailTargetOf, usesEmailJs } from './mail-target.ts'
import { templateIdsOf } from './template-ids.ts'
import { demoKey } from './variables.ts'

/** The settings that a page needs to send its form. None of them is secret: the public key is public by design. */
export interface MailSettings {
  serviceId: string
  templateId: string
  publicKey: string
  /** The origin of the e-mail service; empty means the page's own origin, where our relay listens. */
  origin: string
  /** Refuse automated browsers. */
  blockHeadless: boolean
  /** Largest resume, in bytes of the file. */
  resumeMaxBytes: number
  /** True if an enquiry that is sent twice within `deduplicationWindowMs` makes one mail: our relay deduplicates, EmailJS does not. */
  detectsDuplicates: boolean
}

const target = mailTargetOf(env)

/** The origin that the forms are sent to, also for the page's security policy; empty means the page's own. The client adds a path. */
export const mailOrigin = target === 'self' ? '' : target

/** True if the owner has configured the target of the forms. In the demo, they should work in automated browsers too. */
const isConfigured = env.EMAILJS_PUBLIC_KEY !== demoKey || env.EMAILJS_ORIGIN !== undefined

export function mailSettings(form: FormName): MailSettings {
  return {
    serviceId: env.EMAILJS_SERVICE_ID,
    templateId: templateIdsOf(env)[form],
    publicKey: env.EMAILJS_PUBLIC_KEY,
    origin: mailOrigin,
    blockHeadless: env.EMAILJS_BLOCK_HEADLESS ?? isConfigured,
    resumeMaxBytes: env.RESUME_MAX_BYTES,
    detectsDuplicates: !usesEmailJs(env),
  }
}
