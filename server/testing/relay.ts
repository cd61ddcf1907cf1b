import { onTestFinished } from 'vitest'
import { readConfig } from '../config.ts'
import { createMailer, type Mailer } from '../mail/mailer.ts'
import { createRelay } from '../mail/relay.ts'
import { serveForTest } from './http.ts'
import { openMailbox } from './mailbox.ts'

interface Options {
  env?: Record<string, string>
  mailer?: Pick<Mailer, 'send'>
  mailbox?: Parameters<typeof openMailbox>[0]
}

/** The relay over real HTTP and real SMTP, without its rate limit unless the test sets one. */
export async function startRelay({ env = {}, mailbox: behaviour, ...options }: Options = {}) {
  const mailbox = await openMailbox(behaviour)
  const mailer = createMailer(mailbox.smtpUrl)
  onTestFinished(() => mailer.close())
  const log: string[] = []
  const config = readConfig({ RELAY_REQUESTS_PER_SECOND: '0', ...env })
  const app = createRelay({ ...config, mailer: options.mailer ?? mailer, log: (line) => log.push(line) })
  const origin = await serveForTest(app.fetch)

  return {
    ...mailbox,
    log,
    origin,
    send: (form: string, params: unknown, init: RequestInit = {}) => postJson(origin, toBody(form, params), init),
    post: (body: BodyInit, init: RequestInit = {}) => postJson(origin, body, init),
    postForm: (form: FormData) => fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body: form }),
  }
}

export const enquiry = {
  school_name: 'בית ספר הדר',
  from_name: 'מבית ספר הדר',
  age_group: 'יסודי',
  phone: '050-1234567',
  from_email: 'dana@school.example',
  message: 'נשמח לפרטים',
  reply_to: 'dana@school.example',
}

export const ids = { lib_version: '4.4.1', user_id: 'demo_public_key', service_id: 'demo_service' }

export function toBody(form: string, params: unknown): string {
  return JSON.stringify({ ...ids, template_id: `demo_template_${form}`, template_params: params })
}

function postJson(origin: string, body: BodyInit, init: RequestInit): Promise<Response> {
  return fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    body,
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  })
}
