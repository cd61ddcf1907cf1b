import { fromEnv } from './env'

/** The five forms of the site; server/templates has a mail for each. */
export type FormName = 'school' | 'english' | 'science' | 'contact' | 'job'

/** What a form's page tells the browser about sending. Nothing in it is secret: the public key is public by design. */
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
}

const demoKey = 'demo_public_key'
const publicKey = fromEnv('EMAILJS_PUBLIC_KEY', demoKey)
const hasOwnKeys = publicKey !== demoKey

const templateIds: Record<FormName, string> = {
  school: fromEnv('EMAILJS_TEMPLATE_SCHOOL', 'demo_template_school'),
  english: fromEnv('EMAILJS_TEMPLATE_ENGLISH', 'demo_template_english'),
  science: fromEnv('EMAILJS_TEMPLATE_SCIENCE', 'demo_template_science'),
  contact: fromEnv('EMAILJS_TEMPLATE_CONTACT', 'demo_template_contact'),
  job: fromEnv('EMAILJS_TEMPLATE_JOB', 'demo_template_job'),
}

/** The origin that the forms talk to, for the page's security policy too. `EMAILJS_ORIGIN=self` keeps own ids with our relay. */
export const mailOrigin = toOrigin(fromEnv('EMAILJS_ORIGIN', hasOwnKeys ? 'https://api.emailjs.com' : 'self'))

export function mailSettings(form: FormName): MailSettings {
  return {
    serviceId: fromEnv('EMAILJS_SERVICE_ID', 'demo_service'),
    templateId: templateIds[form],
    publicKey,
    origin: mailOrigin,
    // The relay has its own limits, and a check of the demo with an automated browser should see the form work.
    blockHeadless: fromEnv('EMAILJS_BLOCK_HEADLESS', String(hasOwnKeys)) === 'true',
    resumeMaxBytes: Number(fromEnv('RESUME_MAX_BYTES', '1500000')),
  }
}

/** Without a slash at the end: the client adds a path to it. */
function toOrigin(value: string): string {
  return value === 'self' ? '' : value.replace(/\/+$/, '')
}
