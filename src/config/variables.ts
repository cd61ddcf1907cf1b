import type { z } from 'zod'
import type { TemplateName } from './forms.ts'
import { demo, optional, usual } from './variable.ts'
import {
  allowed,
  companyNumber,
  count,
  days,
  logFormat,
  mailbox,
  mailTarget,
  origins,
  phone,
  port,
  seconds,
  smtpUrl,
  text,
  time,
  webAddress,
  webPage,
  weekDay,
  yesOrNo,
} from './variable-rules.ts'

export const demoMailbox = 'hello@win.example'
export const demoKey = 'demo_public_key'

/**
 * Every environment variable of the site and its server, once: its rule, its value when it is not set, and what it is for.
 * `.env.example` is written from this list. `npm run launch-check` names the demo values that are still in place.
 */
export const serverVariables = {
  PORT: usual(port, '4321', 'The port that the server listens on.'),
  HOST: optional(text, '', 'The network interface; all of them when it is empty.'),
  SMTP_URL: optional(
    smtpUrl,
    'smtp://user:password@mail.example:587',
    'The mail server for the forms. Empty: a demo inbox on this machine, whose address is printed at the start.',
  ),
  SMTP_PASSWORD_IN_CLEAR: optional(
    allowed,
    '',
    'A password is sent over an encrypted line only; “allow” lets it go to a mail server that offers none.',
  ),
  MAIL_FROM: usual(mailbox, demoMailbox, 'The sender of every mail: an address that the mail server may send for.'),
  MAIL_TO: usual(mailbox, demoMailbox, 'The recipient of every mail.'),
  OUTBOX_FILE: usual(text, '.outbox/enquiries.sqlite', 'Where enquiries are stored until the mail server has them.'),
  MAIL_TIMEOUT_SECONDS: usual(seconds, '60', 'How many seconds one mail may take before it is tried again later.'),
  LOG_FORMAT: usual(logFormat, 'text', 'The log as lines of text or of json.'),
  INBOX_PORT: optional(port, '', 'The port of the demo inbox; 1080, or any free one, when it is empty.'),
  RELAY_ORIGINS: optional(
    origins,
    'https://win.example,https://www.win.example',
    'Other sites whose pages may send through this server, separated by commas. Its own pages always may.',
  ),
  RELAY_REQUESTS_PER_SECOND: usual(
    count,
    '1',
    'Sends per second from one visitor address, as an average over ten seconds; 0 takes the limit away.',
  ),
  TRUSTED_PROXIES: usual(count, '0', 'How many reverse proxies of yours are in front and add to X-Forwarded-For.'),
  RESUME_MAX_BYTES: usual(count, '1500000', 'Largest resume, in bytes of the file. The form says it before the file is sent.'),
}

export const formVariables = {
  EMAILJS_SERVICE_ID: demo(text, 'demo_service', 'The service of your EmailJS account.'),
  EMAILJS_PUBLIC_KEY: demo(text, demoKey, 'Its public key. Nothing secret: the page has it for all to see.'),
  EMAILJS_TEMPLATE_SCHOOL: demo(text, 'demo_template_school', 'The template of the school enquiry.'),
  EMAILJS_TEMPLATE_ENGLISH: demo(text, 'demo_template_english', 'The template of the English enquiry.'),
  EMAILJS_TEMPLATE_SCIENCE: demo(text, 'demo_template_science', 'The template of the science basket.'),
  EMAILJS_TEMPLATE_CONTACT: demo(
    text,
    'demo_template_contact',
    'The template of the general contact form; EmailJS sends the waiting list of the camps with it too.',
  ),
  EMAILJS_TEMPLATE_JOB: demo(text, 'demo_template_job', 'The template of the job application.'),
  EMAILJS_ORIGIN: optional(
    mailTarget,
    'self',
    'Where the browser sends the forms: self is this server. Empty: EmailJS once EMAILJS_PUBLIC_KEY is set, else this server.',
  ),
  EMAILJS_BLOCK_HEADLESS: optional(
    yesOrNo,
    'true',
    'Whether automated browsers are refused before sending; when it is empty, as soon as a key or EMAILJS_ORIGIN is set.',
  ),
} satisfies Record<TemplateVariable<TemplateName>, z.ZodType> & Record<string, z.ZodType>

export const ownerVariables = {
  SITE_NAME: usual(text, 'WIN', 'The brand, on the pages and in the mails.'),
  SITE_TAGLINE: usual(text, 'חדשנות בחינוך', 'The words beside its logo.'),
  SITE_URL: demo(webAddress, 'https://win.example', 'The public address of the site.'),
  SITE_LEGAL_NAME: demo(text, 'ווין חדשנות בחינוך בע״מ', 'The company, on the legal pages and in the terms.'),
  SITE_COMPANY_NUMBER: demo(companyNumber, '000000000', 'Its registration number.'),
  SITE_PHONE: demo(phone, '050-0000000', 'The phone number, as people write it; links are made from it.'),
  SITE_WHATSAPP: demo(phone, '050-0000000', 'The number of the messaging app, as people write it.'),
  SITE_EMAIL: demo(mailbox, 'hello@win.example', 'The address for everybody.'),
  SITE_INFO_EMAIL: demo(mailbox, 'info@win.example', 'The general address that municipalities write to.'),
  SITE_STREET: demo(text, 'רחוב הדוגמה 1', 'The street and number of the office.'),
  SITE_CITY: demo(text, 'קריית גת', 'Its city.'),
  SITE_OPENING_LAST_DAY: demo(weekDay, 'ה׳', 'The last day of the working week, which begins on Sunday.'),
  SITE_OPENING_FROM: demo(time, '09:00', 'When the office opens.'),
  SITE_OPENING_TO: demo(time, '17:00', 'When it closes.'),
  SITE_PROGRAMME_NUMBER: demo(text, '00000', 'The number of the programme in the catalogue of the ministry of education.'),
  SITE_PROGRAMME_CATALOGUE: demo(webPage, 'https://apps.education.gov.il/tyhnet/public/', 'The search page of that catalogue.'),
  SITE_PROGRAMME_PARAMETER: demo(text, 'programNumber', 'The query parameter that carries the number there.'),
  SITE_ASHKELON_GROUP: demo(webPage, 'https://chat.whatsapp.com/demo-ashkelon', 'The chat group of the camp in Ashkelon.'),
  SITE_CAMP_LICENCE: demo(text, '00000', 'The number of the business licence under which the camps are run.'),
  SITE_AFTERNOON_PRICE: demo(count, '60', 'What a day in the afternoon programme of a camp costs, in whole shekels.'),
  SITE_PAYMENT_PAGE: demo(webPage, 'https://pay.example/win-camp', 'The page where a camp is paid for.'),
  SITE_KEEP_ENQUIRIES: usual(
    days,
    '0',
    'How many days enquiries stay in the owner’s list after they were mailed (our own relay); 0: not at all. The privacy policy says it.',
  ),
}

export const variables = { ...serverVariables, ...formVariables, ...ownerVariables }

export type VariableName = keyof typeof variables

type TemplateVariable<Form extends string> = `EMAILJS_TEMPLATE_${Uppercase<Form>}`

export function templateVariable(template: TemplateName): TemplateVariable<TemplateName> {
  return `EMAILJS_TEMPLATE_${template.toUpperCase() as Uppercase<TemplateName>}`
}
