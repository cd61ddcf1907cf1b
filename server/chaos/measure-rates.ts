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

/** The relay and nodemailer alone, in turns, against one mail server that is well, in a process of its own. */
export async function measureRates(enquiries: number, atATime: number): Promise<{ relay: Rate; alone: Rate }> {
  const folder = await mkdtemp(join(tmpdir(), 'rate-'))
  await writeSite(join(folder, 'dist'))
  const mailServer = forkHere('good-mail-server.ts')
  const [url] = (await once(mailServer, 'message')) as [string]
  const alone = forkHere('nodemailer-alone.ts', url)
  const relay = await startSiteServer(folder, mailSettingsFor(url, folder))
  await Promise.all([once(alone, 'message'), relay.untilUp()])

  const each = Math.ceil(enquiries / turns)
  let sent = 0
  async function takeTurn(pid: number | undefined, send: (numbers: number[]) => unknown) {
    const before = processorTime(pid)
    const started = performance.now()
    send(Array.from({ length: each }, () => sent++))
    mailServer.send(sent)
    await once(mailServer, 'message')
    return { ms: performance.now() - started, processorMs: processorTime(pid) - before }
  }

  const spent: Record<'relay' | 'alone', Awaited<ReturnType<typeof takeTurn>>[]> = { relay: [], alone: [] }
  for (let turn = 0; turn < turns; turn += 1) {
    spent.relay.push(
      await takeTurn(relay.pid(), (numbers) => visitAll(numbers, atATime, { origins: () => relay.origin, areImpatient: false })),
    )
    spent.alone.push(await takeTurn(alone.pid, (numbers) => alone.send(numbers)))
  }

  await relay.kill()
  alone.disconnect()
  mailServer.disconnect()
  await rm(folder, { recursive: true, force: true })
  return { relay: rateOf(spent.relay.slice(1), each), alone: rateOf(spent.alone.slice(1), each) }
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
