import { fromEnv, setting } from './env.ts'

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
const hasOwnKey = setting('EMAILJS_PUBLIC_KEY', demoKey) !== demoKey

const isConfigured = hasOwnKey || setting('EMAILJS_ORIGIN', '') !== ''

/** An address of the e-mail service, or `self` for our own relay. Without it: the service when there is a key for it, else the relay. */
const target = setting('EMAILJS_ORIGIN', hasOwnKey ? 'https://api.emailjs.com' : 'self')

// Our relay takes whatever ids the build and the server share, so an owner who has chosen it has nothing to fill in.
const id = process.env['EMAILJS_ORIGIN'] === 'self' ? setting : fromEnv

const publicKey = id('EMAILJS_PUBLIC_KEY', demoKey)
const serviceId = id('EMAILJS_SERVICE_ID', 'demo_service')
const templateIds: Record<FormName, string> = {
  school: id('EMAILJS_TEMPLATE_SCHOOL', 'demo_template_school'),
  english: id('EMAILJS_TEMPLATE_ENGLISH', 'demo_template_english'),
  science: id('EMAILJS_TEMPLATE_SCIENCE', 'demo_template_science'),
  contact: id('EMAILJS_TEMPLATE_CONTACT', 'demo_template_contact'),
  job: id('EMAILJS_TEMPLATE_JOB', 'demo_template_job'),
}

/** The origin that the forms talk to, for the page's security policy too; empty is the page's own. The client adds a path to it. */
export const mailOrigin = target === 'self' ? '' : target.replace(/\/+$/, '')

/** The relay's own limit (server/config.ts), for the form to say it before the file is sent. */
const resumeMaxBytes = Number(setting('RESUME_MAX_BYTES', '1500000'))
if (!Number.isSafeInteger(resumeMaxBytes) || resumeMaxBytes < 0)
  throw new Error('RESUME_MAX_BYTES must be a whole number of bytes, such as 1500000')

export function mailSettings(form: FormName): MailSettings {
  return {
    serviceId,
    templateId: templateIds[form],
    publicKey,
    origin: mailOrigin,
    // On as soon as the owner has said where the forms go. Whoever tries the demo with an automated browser should see them work.
    blockHeadless: setting('EMAILJS_BLOCK_HEADLESS', String(isConfigured)) === 'true',
    resumeMaxBytes,
  }
}
