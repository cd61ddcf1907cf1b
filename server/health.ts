import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { smtpCause } from './mail/mailer.ts'
import type { Summary } from './outbox/summary.ts'

/** An enquiry that waits longer than this is late for the visitor, whatever holds it up. */
const lateAfterMs = 60 * 60_000

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

interface Sources {
  summary: () => Summary
  /** Why the mail server did not take the last mail; nothing when it did. */
  mailTrouble: () => string | undefined
  isDemo: boolean
}

/** `/health`, for a monitor: 200 while enquiries get through, 503 when one waits too long or none can be taken in. Nothing personal is in it. */
export function createHealth(sources: Sources): Hono {
  return new Hono().get('/health', (c) => {
    const outbox = lookAt(sources.summary)
    const isLate = !('fails' in outbox) && outbox.oldestSeconds * 1000 > lateAfterMs
    const status = 'fails' in outbox ? 'outbox fails' : isLate ? 'late' : 'ok'
    const mailServer = sources.mailTrouble() ?? (sources.isDemo ? 'demo inbox' : 'ok')
    c.header('Cache-Control', 'no-store')
    return c.json({ status, version, uptimeSeconds: Math.round(process.uptime()), mailServer, outbox }, status === 'ok' ? 200 : 503)
  })
}

function lookAt(summary: Sources['summary']) {
  try {
    const { waiting, dead, oldestMs, lastDelivery = null } = summary()
    return { waiting, dead, oldestSeconds: Math.round(oldestMs / 1000), lastDelivery }
  } catch (error) {
    return { fails: smtpCause(error) }
  }
}
