import { z } from 'zod'

/** The five forms of the site. Each has a folder of this name under `templates/`. */
export const formNames = ['school', 'english', 'science', 'contact', 'job'] as const
export type FormName = (typeof formNames)[number]

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be between 1 and 65535')
  .max(65535, 'must be between 1 and 65535')

const count = z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be 0 or more')

const mailbox = z.email('must be an e-mail address such as hello@win.example')
const demoMailbox = 'hello@win.example'

const demoKey = 'demo_public_key'

const smtpUrlForm =
  'must look like smtp://user:password@host:587 or smtps://user:password@host:465, with characters such as / ? # in the password percent-encoded'

const settings = z.object({
  PORT: port.default(4321),
  /** The network interface to listen on; all of them when it is not set. */
  HOST: z.string().optional(),

  SMTP_URL: z.string().refine(isSmtpUrl, smtpUrlForm).optional(),
  MAIL_FROM: mailbox.default(demoMailbox),
  MAIL_TO: mailbox.default(demoMailbox),
  /** The brand, as the sender's name and in the mails, and the words beside its logo there. */
  SITE_NAME: z.string().default('WIN'),
  SITE_TAGLINE: z.string().default('חדשנות בחינוך'),
  /** Where the demo inbox shows its mails, when there is no SMTP_URL. */
  INBOX_PORT: port.optional(),

  EMAILJS_SERVICE_ID: z.string().default('demo_service'),
  EMAILJS_PUBLIC_KEY: z.string().default(demoKey),
  EMAILJS_TEMPLATE_SCHOOL: z.string().default('demo_template_school'),
  EMAILJS_TEMPLATE_ENGLISH: z.string().default('demo_template_english'),
  EMAILJS_TEMPLATE_SCIENCE: z.string().default('demo_template_science'),
  EMAILJS_TEMPLATE_CONTACT: z.string().default('demo_template_contact'),
  EMAILJS_TEMPLATE_JOB: z.string().default('demo_template_job'),
  /** Where the site's forms go; src/config/mail.ts says what it means when it is not set. */
  EMAILJS_ORIGIN: z.string().optional(),

  /** Other sites whose pages may send through this relay, separated by commas. */
  RELAY_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .refine((origins) => origins.every(isOrigin), 'must be origins such as https://win.example, separated by commas'),
  /** Sends per second and visitor address, as an average over ten seconds; 0 takes the limit away. */
  RELAY_REQUESTS_PER_SECOND: count.default(1),
  /** Reverse proxies in front of the server that append to X-Forwarded-For. */
  TRUSTED_PROXIES: count.default(0),
  /** Largest resume, in bytes of the file itself. */
  RESUME_MAX_BYTES: count.default(1_500_000),

  /** Where enquiries are kept until the mail server has them. */
  OUTBOX_FILE: z.string().default('.outbox/enquiries.sqlite'),
  /** The longest that one mail may take; then it is tried again later. */
  MAIL_TIMEOUT_SECONDS: count.min(1, 'must be 1 or more').default(60),
  /** Lets the password go to a mail server that offers no encryption. */
  SMTP_PASSWORD_IN_CLEAR: z.enum(['allow'], 'must be allow, or not set').optional(),
  /** Lines for people, or one JSON object a line. */
  LOG_FORMAT: z.enum(['text', 'json'], 'must be text or json').default('text'),
})

const environment = settings
  .refine((env) => goesToEmailJs(env) || hasOneTemplateForEachForm(env), {
    path: ['EMAILJS_TEMPLATE_…'],
    error: 'must be another id for each form, because the relay knows a form by it; only EmailJS itself can share one (docs/mail.md)',
  })
  // A real mail server takes what is sent to a mailbox that does not exist: the visitor would read that the enquiry was sent.
  .refine((env) => !env.SMTP_URL || env.MAIL_TO !== demoMailbox, { path: ['MAIL_TO'], error: 'must be set where SMTP_URL is' })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM !== demoMailbox, { path: ['MAIL_FROM'], error: 'must be set where SMTP_URL is' })

export type Config = ReturnType<typeof toConfig>

/** Reads the settings; throws one error whose message names every wrong variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // A variable that is set to nothing (`PORT=`) means the same as one that is not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = environment.safeParse(given)
  if (!result.success) {
    throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '))
  }
  return toConfig(result.data)
}

function toConfig(env: z.output<typeof environment>) {
  return {
    port: env.PORT,
    host: env.HOST,
    smtpUrl: env.SMTP_URL,
    inboxPort: env.INBOX_PORT,
    mayShowPassword: env.SMTP_PASSWORD_IN_CLEAR === 'allow',
    logFormat: env.LOG_FORMAT,
    outbox: { file: env.OUTBOX_FILE, timeLimitMs: env.MAIL_TIMEOUT_SECONDS * 1000 },
    mail: { from: env.MAIL_FROM, to: env.MAIL_TO, brand: env.SITE_NAME, tagline: env.SITE_TAGLINE },
    relay: {
      serviceId: env.EMAILJS_SERVICE_ID,
      publicKey: env.EMAILJS_PUBLIC_KEY,
      templateIds: {
        school: env.EMAILJS_TEMPLATE_SCHOOL,
        english: env.EMAILJS_TEMPLATE_ENGLISH,
        science: env.EMAILJS_TEMPLATE_SCIENCE,
        contact: env.EMAILJS_TEMPLATE_CONTACT,
        job: env.EMAILJS_TEMPLATE_JOB,
      } satisfies Record<FormName, string>,
      origins: env.RELAY_ORIGINS,
      requestsPerSecond: env.RELAY_REQUESTS_PER_SECOND,
      trustedProxies: env.TRUSTED_PROXIES,
      resumeMaxBytes: env.RESUME_MAX_BYTES,
    },
  }
}

/** The relay is not asked then, so its ids may be whatever EmailJS makes of them. */
function goesToEmailJs({ EMAILJS_PUBLIC_KEY, EMAILJS_ORIGIN }: z.output<typeof settings>): boolean {
  return EMAILJS_ORIGIN ? EMAILJS_ORIGIN.startsWith('https://api.emailjs.com') : EMAILJS_PUBLIC_KEY !== demoKey
}

function hasOneTemplateForEachForm(env: z.output<typeof settings>): boolean {
  const ids = Object.entries(env).filter(([name]) => name.startsWith('EMAILJS_TEMPLATE_'))
  return new Set(ids.map(([, id]) => id)).size === formNames.length
}

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value)
  // A password that is not encoded ends the host at its first slash: what follows must not be taken, and never be printed, as anything else.
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname + url.search + url.hash)
}

function isOrigin(value: string): boolean {
  return URL.parse(value)?.origin === value
}
