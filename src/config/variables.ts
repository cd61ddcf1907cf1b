import type { z } from 'zod'
import type { TemplateName } from './forms.ts'
import { optional, withDefault, withDemoValue } from './variable.ts'
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
 * Every environment variable of the site and its server: its rule, its default and its purpose.
 * `.env.example` is generated from this list. `npm run launch-check` lists the demo values that are still in place.
 */
export const serverVariables = {
  PORT: withDefault(port, '4321', 'The port that the server listens on.'),
  HOST: optional(text, '', 'The network interface to listen on. Empty: all of them.'),
  SMTP_URL: optional(
    smtpUrl,
    'smtp://user:password@mail.example:587',
    'The mail server for the forms. Empty: a demo inbox on this machine, whose address is printed at startup.',
  ),
  SMTP_PASSWORD_IN_CLEAR: optional(
    allowed,
    '',
    'Passwords are sent only over encrypted connections; “allow” permits a mail server without encryption.',
  ),
  MAIL_FROM: withDefault(mailbox, demoMailbox, 'The sender of every mail: an address that the mail server may send for.'),
  MAIL_TO: withDefault(mailbox, demoMailbox, 'The recipient of every mail.'),
  OUTBOX_FILE: withDefault(text, '.outbox/enquiries.sqlite', 'The file that stores enquiries until the mail server has accepted them.'),
  MAIL_TIMEOUT_SECONDS: withDefault(seconds, '60', 'Seconds that sending one mail may take before it is retried later.'),
  LOG_FORMAT: withDefault(logFormat, 'text', 'The format of the log lines: text or json.'),
  INBOX_PORT: optional(port, '', 'The port of the demo inbox. Empty: 1080, or any free one.'),
  RELAY_ORIGINS: optional(
    origins,
    'https://win.example,https://www.win.example',
    'Other sites whose pages may send through this server, separated by commas. Its own pages always may.',
  ),
  RELAY_REQUESTS_PER_SECOND: withDefault(
    count,
    '1',
    'Sends per second from one IP address, averaged over ten seconds; 0 removes the limit.',
  ),
  TRUSTED_PROXIES: withDefault(count, '0', 'The number of your own reverse proxies in front of the server that add to X-Forwarded-For.'),
  RESUME_MAX_BYTES: withDefault(count, '1500000', 'Maximum size of a resume, in bytes. The form checks it before sending the file.'),
}

export const formVariables = {
  EMAILJS_SERVICE_ID: withDemoValue(text, 'demo_service', 'The service of your EmailJS account.'),
  EMAILJS_PUBLIC_KEY: withDemoValue(text, demoKey, 'Its public key. Not secret: every page with a form contains it.'),
  EMAILJS_TEMPLATE_SCHOOL: withDemoValue(text, 'demo_template_school', 'The template of the school enquiry.'),
  EMAILJS_TEMPLATE_ENGLISH: withDemoValue(text, 'demo_template_english', 'The template of the English enquiry.'),
  EMAILJS_TEMPLATE_SCIENCE: withDemoValue(text, 'demo_template_science', 'The template of the science basket.'),
  EMAILJS_TEMPLATE_CONTACT: withDemoValue(
    text,
    'demo_template_contact',
    'The template of the general contact form. With EmailJS, also of the waiting list of the camps.',
  ),
  EMAILJS_TEMPLATE_JOB: withDemoValue(text, 'demo_template_job', 'The template of the job application.'),
  EMAILJS_ORIGIN: optional(
    mailTarget,
    'self',
    'Where the browser sends the forms; self is this server. Empty: EmailJS once EMAILJS_PUBLIC_KEY is set, else this server.',
  ),
  EMAILJS_BLOCK_HEADLESS: optional(
    yesOrNo,
    'true',
    'Whether the forms refuse to send from automated browsers. Empty: true once EMAILJS_PUBLIC_KEY or EMAILJS_ORIGIN is set.',
  ),
} satisfies Record<TemplateVariable<TemplateName>, z.ZodType> & Record<string, z.ZodType>

export const ownerVariables = {
  SITE_NAME: withDefault(text, 'WIN', 'The brand, on the pages and in the mails.'),
  SITE_TAGLINE: withDefault(text, 'חדשנות בחינוך', 'The tagline beside the logo.'),
  SITE_URL: withDemoValue(webAddress, 'https://win.example', 'The public address of the site.'),
  SITE_LEGAL_NAME: withDemoValue(text, 'ווין חדשנות בחינוך בע״מ', 'The legal name of the company, on the legal pages and in the terms.'),
  SITE_COMPANY_NUMBER: withDemoValue(companyNumber, '000000000', 'Its registration number.'),
  SITE_PHONE: withDemoValue(phone, '050-0000000', 'The phone number, as people write it; links are made from it.'),
  SITE_WHATSAPP: withDemoValue(phone, '050-0000000', 'The WhatsApp number, as people write it.'),
  SITE_EMAIL: withDemoValue(mailbox, 'hello@win.example', 'The e-mail address for everybody.'),
  SITE_INFO_EMAIL: withDemoValue(mailbox, 'info@win.example', 'The general e-mail address, for municipalities.'),
  SITE_STREET: withDemoValue(text, 'רחוב הדוגמה 1', 'The street and number of the office.'),
  SITE_CITY: withDemoValue(text, 'קריית גת', 'The city of the office.'),
  SITE_OPENING_LAST_DAY: withDemoValue(weekDay, 'ה׳', 'The last day of the working week, which begins on Sunday.'),
  SITE_OPENING_FROM: withDemoValue(time, '09:00', 'When the office opens.'),
  SITE_OPENING_TO: withDemoValue(time, '17:00', 'When the office closes.'),
  SITE_PROGRAMME_NUMBER: withDemoValue(text, '00000', 'The number of the programme in the catalogue of the Ministry of Education.'),
  SITE_PROGRAMME_CATALOGUE: withDemoValue(webPage, 'https://apps.education.gov.il/tyhnet/public/', 'The search page of that catalogue.'),
  SITE_PROGRAMME_PARAMETER: withDemoValue(text, 'programNumber', 'The query parameter for the number on that page.'),
  SITE_ASHKELON_GROUP: withDemoValue(webPage, 'https://chat.whatsapp.com/demo-ashkelon', 'The chat group of the camp in Ashkelon.'),
  SITE_CAMP_LICENCE: withDemoValue(text, '00000', 'The number of the business licence under which the camps are run.'),
  SITE_AFTERNOON_PRICE: withDemoValue(count, '60', 'The price of a day in the afternoon programme of a camp, in whole shekels.'),
  SITE_PAYMENT_PAGE: withDemoValue(webPage, 'https://pay.example/win-camp', 'The payment page for camps.'),
  SITE_KEEP_ENQUIRIES: withDefault(
    days,
    '0',
    'Days that enquiries stay in the owner’s list after they are mailed (our own relay only); 0: not at all. Stated in the privacy policy.',
  ),
}

export const variables = { ...serverVariables, ...formVariables, ...ownerVariables }

export type VariableName = keyof typeof variables

type TemplateVariable<Form extends string> = `EMAILJS_TEMPLATE_${Uppercase<Form>}`

export function templateVariable(template: TemplateName): TemplateVariable<TemplateName> {
  return `EMAILJS_TEMPLATE_${template.toUpperCase() as Uppercase<TemplateName>}`
}
