import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mailSettingsFor, writeSite } from './run-chaos.ts'
import { startSiteServer } from './site-server.ts'
import { visitAll } from './visitors.ts'

export interface Rate {
  /** Mails delivered per second. */
  perSecond: number
  /** CPU time of the sending process per mail, which hardly depends on other load on the machine. */
  processorMs: number
}

/** The first is a warm-up. Short turns alternate, so that other load on the machine affects all routes. */
const turns = 5

/**
 * From the visitor's request to the mailbox; from the outbox to the mailbox, with all mails stored before the mail server accepts the
 * first; and with nodemailer alone. In the last two the sender has the machine to itself; in the first it shares it with visitors and their
 * requests.
 */
const routes = ['request', 'outbox', 'alone'] as const
type Route = (typeof routes)[number]

/** Measures the routes in turns, against one healthy mail server in its own process. */
export async function measureRates(enquiries: number, concurrency: number): Promise<Record<Route, Rate>> {
  const folder = await mkdtemp(join(tmpdir(), 'rate-'))
  await writeSite(join(folder, 'dist'))
  const mailServer = forkHere('good-mail-server.ts')
  const [url] = (await once(mailServer, 'message')) as [string]
  const alone = forkHere('nodemailer-alone.ts', url)
  const relay = await startSiteServer(folder, { ...mailSettingsFor(url, folder), MAIL_TIMEOUT_SECONDS: '60' })
  await Promise.all([once(alone, 'message'), relay.untilUp()])

  const each = Math.ceil(enquiries / turns)
  let sent = 0
  const visit = (numbers: number[]) => visitAll(numbers, concurrency, { origins: () => relay.origin, areImpatient: false })
  const next = () => Array.from({ length: each }, () => sent++)

  async function takeTurn(route: Route) {
    if (route === 'outbox') {
      mailServer.send('hold up')
      await visit(next())
    }
    const pid = route === 'alone' ? alone.pid : relay.pid()
    const before = processorTime(pid)
    const started = performance.now()
    if (route === 'request') void visit(next())
    else if (route === 'outbox') mailServer.send('open')
    else alone.send(next())
    mailServer.send(sent)
    await once(mailServer, 'message')
    return { ms: performance.now() - started, processorMs: processorTime(pid) - before }
  }

  const spent: Record<Route, Awaited<ReturnType<typeof takeTurn>>[]> = { request: [], outbox: [], alone: [] }
  for (let turn = 0; turn < turns; turn += 1) for (const route of routes) spent[route].push(await takeTurn(route))

  await relay.kill()
  alone.disconnect()
  mailServer.disconnect()
  await rm(folder, { recursive: true, force: true })
  const rate = (route: Route) => rateOf(spent[route].slice(1), each)
  return { request: rate('request'), outbox: rate('outbox'), alone: rate('alone') }
}

function rateOf(turnsTaken: { ms: number; processorMs: number }[], each: number): Rate {
  const mails = turnsTaken.length * each
  const total = (unit: 'ms' | 'processorMs') => turnsTaken.reduce((sum, turn) => sum + turn[unit], 0)
  return { perSecond: (mails * 1000) / total('ms'), processorMs: total('processorMs') / mails }
}

function forkHere(script: string, ...args: string[]) {
  return fork(fileURLToPath(new URL(script, import.meta.url)), args)
}

/** CPU time of a process in milliseconds, from the kernel's count in hundredths of a second. */
function processorTime(pid: number | undefined): number {
  const [, , ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, '')
    .split(' ')
  return (Number(rest[11]) + Number(rest[12])) * 10
}
