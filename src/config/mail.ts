import { environment as env } from './environment.ts'
import type { FormName } from './forms.ts'
import { goToEmailJs, mailTargetOf } from './mail-target.ts'
import { templateIdsOf } from './template-ids.ts'
import { demoKey } from './variables.ts'

/** What a form's page needs to know for sending. Nothing in it is secret: the public key is public by design. */
export interface MailSettings {
  serviceId: string
  templateId: string
  publicKey: string
  /** Where the e-mail service answers; empty means the page's own origin, where our relay listens. */
  origin: string
  /** Refuse automated browsers. */
  blockHeadless: boolean
  /** Largest resume, in bytes of the file. */
  resumeMaxBytes: number
  /** Whether the same enquiry, sent again within `sameWithinMs`, makes one mail: our relay remembers, EmailJS does not. */
  knowsRepeats: boolean
}

const target = mailTargetOf(env)

/** The origin that the forms talk to, for the page's security policy too; empty is the page's own. The client adds a path to it. */
export const mailOrigin = target === 'self' ? '' : target

/** Whether the owner has chosen where the forms go. In the demo they should work in an automated browser too. */
const isConfigured = env.EMAILJS_PUBLIC_KEY !== demoKey || env.EMAILJS_ORIGIN !== undefined

export function mailSettings(form: FormName): MailSettings {
  return {
    serviceId: env.EMAILJS_SERVICE_ID,
    templateId: templateIdsOf(env)[form],
    publicKey: env.EMAILJS_PUBLIC_KEY,
    origin: mailOrigin,
    blockHeadless: env.EMAILJS_BLOCK_HEADLESS ?? isConfigured,
    resumeMaxBytes: env.RESUME_MAX_BYTES,
    knowsRepeats: !goToEmailJs(env),
  }
}
