import { getRequestListener } from '@hono/node-server'
import { onTestFinished, vi } from 'vitest'
import type { FormName } from '../../src/config/forms.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createMailer, type Mailer } from '../mail/mailer.ts'
import { createRelay } from '../mail/relay.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { serveForTest } from './http.ts'
import { openMailbox } from './mailbox.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

interface Options {
  env?: Record<string, string>
  mailer?: Pick<Mailer, 'send'>
  mailbox?: Parameters<typeof openMailbox>[0]
  /** The outbox file of an earlier start. */
  outboxFile?: string
}

/** Starts the relay with real HTTP, a real outbox and real SMTP, without a rate limit unless the test sets one. */
export async function startRelay({ env = {}, mailbox: behaviour, ...options }: Options = {}) {
  const mailbox = await openMailbox(behaviour)
  const mailer = createMailer(mailbox.smtpUrl)
  onTestFinished(() => mailer.close())
  const lines: string[] = []
  const log = createLog('text', (line) => lines.push(line))
  const outboxFile = options.outboxFile ?? (await temporaryOutbox())
  const config = readConfig({ RELAY_REQUESTS_PER_SECOND: '0', OUTBOX_FILE: outboxFile, ...env })
  const outbox = createOutbox({ ...config.outbox, mail: config.mail, mailer: options.mailer ?? mailer, log })
  onTestFinished(() => outbox.stop())
  const origin = await serveForTest(getRequestListener(createRelay({ ...config, outbox, log }).fetch))

  /** Resolves to the accepted mails once the queue is empty. */
  async function delivered(): Promise<Buffer[]> {
    await vi.waitUntil(() => outbox.summary().waiting === 0, { timeout: 120_000, interval: 10 })
    return mailbox.accepted
  }

  return {
    ...mailbox,
    log: lines,
    origin,
    outbox,
    outboxFile,
    delivered,
    mails: async () => {
      await delivered()
      return mailbox.mails()
    },
    /** Sends what the form's page would, with these changes. */
    send: (form: string, changes: Record<string, unknown>, init: RequestInit = {}) =>
      postJson(origin, toBody(form, { ...filledIn[form], ...changes }), init),
    post: (body: BodyInit, init: RequestInit = {}) => postJson(origin, body, init),
    postForm: (form: FormData) => fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body: form }),
  }
}

const visitor = { from_name: 'דנה לוי', from_email: 'dana@school.org.il', message: 'שלום, אשמח לפרטים', reply_to: 'dana@school.org.il' }

/** What the school form sends when it is filled in correctly. */
export const enquiry = {
  school_name: 'בית ספר הדר',
  from_name: 'מבית ספר הדר',
  age_group: 'יסודי',
  phone: '050-1234567',
  from_email: 'dana@school.example',
  message: 'נשמח לפרטים',
  reply_to: 'dana@school.example',
}

export const application = {
  ...visitor,
  phone: '0501234567',
  age: '24',
  city: 'קריית גת',
  education: 'סטודנטית',
  has_vehicle: 'לא',
  position: 'אנגלית',
  english_level: 'שוטפת',
}

/** Has the variables of the contact form. */
export const waiting = {
  from_name: 'דנה לוי',
  from_email: '',
  phone: '050-1234567',
  city: '',
  message: 'רשימת המתנה: מחנה פסח 2027\nכיתה: ד׳\nעיר או יישוב: קריית גת',
  reply_to: '',
}

const filledIn: Record<string, Record<string, string>> = {
  school: enquiry,
  contact: visitor,
  job: application,
  'waiting-list': waiting,
}

export const ids = { lib_version: '4.4.1', user_id: 'demo_public_key', service_id: 'demo_service' }

export function toBody(form: string, params: unknown): string {
  return JSON.stringify({ ...ids, template_id: readConfig({}).relay.templateIds[form as FormName] ?? form, template_params: params })
}

function postJson(origin: string, body: BodyInit, init: RequestInit): Promise<Response> {
  return fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    body,
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  })
}
