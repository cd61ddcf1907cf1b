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
  /** Mails in the mailbox for each second from the first request on. */
  perSecond: number
  /** What the sending process spends on one mail: the same on a machine that is busy with other things. */
  processorMs: number
}

/** The first is a warm-up. Short turns one after the other, so that other load on the machine affects both. */
const turns = 5

/**
 * From the visitor's request to the mailbox; from the outbox to the mailbox, where all of them were stored before the mail server took the first; and
 * with nodemailer alone. Who sends has the machine to itself in the last two; in the first, visitors and their requests are on it, too.
 */
const ways = ['request', 'outbox', 'alone'] as const
type Way = (typeof ways)[number]

/** The relay and nodemailer alone, in turns, against one mail server that is well, in a process of its own. */
export async function measureRates(enquiries: number, atATime: number): Promise<Record<Way, Rate>> {
  const folder = await mkdtemp(join(tmpdir(), 'rate-'))
  await writeSite(join(folder, 'dist'))
  const mailServer = forkHere('good-mail-server.ts')
  const [url] = (await once(mailServer, 'message')) as [string]
  const alone = forkHere('nodemailer-alone.ts', url)
  const relay = await startSiteServer(folder, { ...mailSettingsFor(url, folder), MAIL_TIMEOUT_SECONDS: '60' })
  await Promise.all([once(alone, 'message'), relay.untilUp()])

  const each = Math.ceil(enquiries / turns)
  let sent = 0
  const visit = (numbers: number[]) => visitAll(numbers, atATime, { origins: () => relay.origin, areImpatient: false })
  const next = () => Array.from({ length: each }, () => sent++)

  async function takeTurn(way: Way) {
    if (way === 'outbox') {
      mailServer.send('hold up')
      await visit(next())
    }
    const pid = way === 'alone' ? alone.pid : relay.pid()
    const before = processorTime(pid)
    const started = performance.now()
    if (way === 'request') void visit(next())
    else if (way === 'outbox') mailServer.send('open')
    else alone.send(next())
    mailServer.send(sent)
    await once(mailServer, 'message')
    return { ms: performance.now() - started, processorMs: processorTime(pid) - before }
  }

  const spent: Record<Way, Awaited<ReturnType<typeof takeTurn>>[]> = { request: [], outbox: [], alone: [] }
  for (let turn = 0; turn < turns; turn += 1) for (const way of ways) spent[way].push(await takeTurn(way))

  await relay.kill()
  alone.disconnect()
  mailServer.disconnect()
  await rm(folder, { recursive: true, force: true })
  const rate = (way: Way) => rateOf(spent[way].slice(1), each)
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

/** Milliseconds that a process has spent on a processor, from the kernel's count in hundredths of a second. */
function processorTime(pid: number | undefined): number {
  const [, , ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, '')
    .split(' ')
  return (Number(rest[11]) + Number(rest[12])) * 10
}
