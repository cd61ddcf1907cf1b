import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import type { Config } from '../config.ts'
import { createLog, type Log } from '../log.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { relayBodyMaxBytes } from './body-limit.ts'
import { clientAddress } from './client-address.ts'
import { createDelivery } from './deliver.ts'
import { upgradeSubmission } from './legacy-enquiries.ts'
import { createRateLimit } from './rate-limit.ts'
import { drainBody, readBody } from './read-body.ts'
import { refusal } from './refusal.ts'
import { sendingPage } from './sending-page.ts'
import { parseFormSubmission, parseJsonSubmission, type Submission } from './submission.ts'

type Env = { Bindings: HttpBindings; Variables: { form: string } }

const jsonPath = '/api/v1.0/email/send'
const formPath = '/api/v1.0/email/send-form'

interface RelayOptions {
  relay: Config['relay']
  outbox: Pick<Outbox, 'accept'>
  log?: Log
}

/** Implements the protocol of the e-mail service in front of the outbox. */
export function createRelay({ relay, outbox, log = createLog('text') }: RelayOptions): Hono<Env> {
  const delivery = createDelivery(relay, outbox)
  const limitRate = createRateLimit(relay.requestsPerSecond)
  const bodyMaxBytes = relayBodyMaxBytes(relay.resumeMaxBytes)

  /** True for our own pages and for the origins in the configuration. Behind a proxy only the host can be compared. */
  function isAllowedOrigin(origin: string, c: Context): boolean {
    return relay.origins.includes(origin) || URL.parse(origin)?.host === c.req.header('host')
  }

  async function admit(c: Context<Env>): Promise<void> {
    const origin = c.req.header('origin')
    if (origin !== undefined && !isAllowedOrigin(origin, c)) throw refusal(403, 'The origin is not allowed')
    await limitRate(clientAddress(c.env?.incoming, relay.trustedProxies))
  }

  async function deliver(c: Context<Env>, submission: Submission): Promise<Response> {
    const found = delivery.findForm(submission)
    c.set('form', found)
    const { form, fields } = upgradeSubmission(found, await submission.readFields())
    c.set('form', form)
    return answer(c, 200, 'OK', await delivery.deliver(form, sendingPage(c.req.header('referer')), fields))
  }

  /** Reports the result to the browser and to the log, never anything that was sent. */
  function answer(c: Context<Env>, status: 200 | HTTPException['status'], text: string, note = text): Response {
    log({ event: 'mail', form: c.get('form') ?? '-', status, note })
    c.header('Cache-Control', 'no-store')
    return c.text(text, status)
  }

  const app = new Hono<Env>()

  app.use(
    '/api/*',
    cors({
      origin: (origin, c) => (isAllowedOrigin(origin, c) ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type'],
      maxAge: 86_400,
    }),
  )

  app.post(jsonPath, async (c) => {
    await admit(c)
    return deliver(c, parseJsonSubmission(await readBody(c.env.incoming, bodyMaxBytes)))
  })

  app.post(formPath, async (c) => {
    await admit(c)
    const body = await readBody(c.env.incoming, bodyMaxBytes)
    return deliver(c, await parseFormSubmission(body, c.req.header('content-type')))
  })

  app.all('/api/*', (c) => {
    if (c.req.path !== jsonPath && c.req.path !== formPath) throw refusal(404, 'Not found')
    c.header('Allow', 'POST')
    throw refusal(405, 'Method not allowed')
  })

  app.onError(async (error, c) => {
    await drainBody(c.env.incoming)
    if (error instanceof HTTPException) return answer(c, error.status, error.message)
    return answer(c, 500, 'The mail could not be sent', `${error.name} ${error.stack?.split('\n')[1]?.trim()}`)
  })

  return app
}
