import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { errorCode } from './error-code.ts'
import type { Outbox } from './outbox/outbox.ts'

/** An enquiry that waits longer than this counts as late, whatever the reason. */
const lateAfterMs = 60 * 60_000

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

interface Sources {
  summary: Outbox['summary']
  /** Why the mail server did not accept the last mail; undefined if it did. */
  lastMailError: () => string | undefined
  isDemo: boolean
}

/**
 * `/health`, for a monitor: 200 while enquiries get through, 503 when one waits too long or none can be accepted, for lack of space or
 * another reason. Contains no personal data.
 */
export function createHealth(sources: Sources): Hono {
  return new Hono().get('/health', (c) => {
    const outbox = readOutbox(sources.summary)
    const status = statusOf(outbox)
    const mailServer = sources.lastMailError() ?? (sources.isDemo ? 'demo inbox' : 'ok')
    c.header('Cache-Control', 'no-store')
    return c.json({ status, version, uptimeSeconds: Math.round(process.uptime()), mailServer, outbox }, status === 'ok' ? 200 : 503)
  })
}

function statusOf(outbox: ReturnType<typeof readOutbox>): string {
  if ('fails' in outbox) return 'outbox fails'
  if (outbox.space.state !== 'accepting') return outbox.space.state
  return outbox.oldestSeconds * 1000 > lateAfterMs ? 'late' : 'ok'
}

function readOutbox(summary: Sources['summary']) {
  try {
    const { waiting, dead, oldestMs, lastDelivery = null, space } = summary()
    const { state, freeBytes, reserveBytes } = space
    const megabytes = { freeMegabytes: Math.floor(freeBytes / 1e6), reserveMegabytes: Math.floor(reserveBytes / 1e6) }
    return { waiting, dead, oldestSeconds: Math.round(oldestMs / 1000), lastDelivery, space: { state, ...megabytes } }
  } catch (error) {
    return { fails: errorCode(error) }
  }
}
