import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { headersFile } from '../static/headers-file.ts'
import { mountSmallDisk } from '../testing/small-disk.ts'
import { openBadMailServer } from './bad-mail-server.ts'
import { type FaultOptions, injectFaults } from './inject-faults.ts'
import { type SiteServer, startSiteServer } from './site-server.ts'
import { type Outcome, visitAll } from './visitors.ts'

export interface ChaosResult {
  visitors: number
  answeredOk: number
  inMailbox: number
  /** Answered OK, but never delivered. */
  lost: number
  /** Enquiries delivered under two Message-IDs. */
  doubled: number
  /** Mails delivered again under the same Message-ID, after a lost reply: a mailbox shows one. */
  recognised: number
  /** Enquiries delivered although the visitor saw a failure. */
  wronglyClaimed: number
  kills: number
  /** How often other processes filled the disk. */
  fullDisks: number
  /** How often the mail server was down, and in how many of these outages enquiries filled the disk until the outbox refused more. */
  outages: number
  filledByEnquiries: number
  calendars: number
  /** How often a server started to refuse enquiries for lack of space, and to work from the reserve. */
  refusing: number
  onReserve: number
  hasOwnDisk: boolean
  seconds: number
  /** From the last fault until the queue was empty and both servers accepted enquiries. */
  drainSeconds: number
}

export interface ChaosOptions extends FaultOptions {
  /** The number of visitors, or for how many minutes they come. */
  visitors: { number: number } | { minutes: number }
  concurrency: number
  /** The probability that each of the seven stages of a mail fails. */
  faultRate: number
}

/** Twice the space that the outbox needs for its own work, and space for a few hundred enquiries. */
const diskMegabytes = 24

/** Longer than any backoff that the faults can cause. Mails not delivered by then count as lost. */
const drainLimitMs = 15 * 60_000

/**
 * Runs two servers on one outbox, on its own disk, with an unreliable mail server, impatient visitors, kills, full disks and calendars that
 * jump. Then stops the faults, waits until the queue is empty, and counts.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const started = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'))
  await writeSite(join(folder, 'dist'))
  const disk = mountSmallDisk(join(folder, 'disk'), diskMegabytes)
  const mailServer = await openBadMailServer(options.faultRate)
  const env = { ...mailSettingsFor(mailServer.url, join(folder, 'disk')), RESUME_MAX_BYTES: '0' }
  const servers = [await startSiteServer(folder, env), await startSiteServer(folder, env)]
  await Promise.all(servers.map((server) => server.untilUp()))
  const faults = injectFaults(servers, mailServer, disk, options)
  try {
    let turn = 0
    const origins = () => servers[turn++ % servers.length]?.origin ?? ''
    const outcomes = await visitAll(numbersOf(options.visitors), options.concurrency, { origins, areImpatient: true })
    await faults.stop()
    const faultsEnd = performance.now()
    await untilEmpty(servers)
    const now = performance.now()
    const times = { seconds: (now - started) / 1000, drainSeconds: (now - faultsEnd) / 1000 }
    return { ...count(outcomes, mailServer.mails), ...faults.counts, hasOwnDisk: disk !== undefined, ...times }
  } finally {
    await faults.stop()
    await Promise.all(servers.map((server) => server.kill()))
    mailServer.close()
    disk?.unmount()
    await rm(folder, { recursive: true, force: true })
  }
}

function* numbersOf(visitors: ChaosOptions['visitors']): Generator<number> {
  const end = 'minutes' in visitors ? performance.now() + visitors.minutes * 60_000 : undefined
  for (let number = 0; 'number' in visitors ? number < visitors.number : performance.now() < (end ?? 0); number += 1) yield number
}

async function untilEmpty(servers: SiteServer[]): Promise<void> {
  const end = performance.now() + drainLimitMs
  while (performance.now() < end) {
    const healths = await Promise.all(servers.map((server) => server.health()))
    const areWell = healths.map((health) => {
      const outbox = health?.outbox
      return outbox && 'space' in outbox && outbox.waiting === 0 && outbox.space.state === 'accepting'
    })
    if (areWell.every(Boolean)) return
    await setTimeout(200)
  }
}

function count(outcomes: Map<number, Outcome>, mails: Map<number, Map<string, number>>) {
  const ok = [...outcomes].filter(([, outcome]) => outcome === 'OK').map(([number]) => number)
  const copies = [...mails.values()].flatMap((ids) => [...ids.values()].map((times) => times - 1))
  return {
    visitors: outcomes.size,
    answeredOk: ok.length,
    inMailbox: mails.size,
    lost: ok.filter((number) => !mails.has(number)).length,
    doubled: [...mails.values()].filter((ids) => ids.size > 1).length,
    recognised: copies.reduce((sum, more) => sum + more, 0),
    wronglyClaimed: [...mails.keys()].filter((number) => outcomes.get(number) !== 'OK').length,
  }
}

export async function writeSite(dist: string): Promise<void> {
  await mkdir(dist)
  await writeFile(join(dist, 'index.html'), '<h1>chaos</h1>')
  await writeFile(join(dist, '_headers'), headersFile(['index.html']))
}

export function mailSettingsFor(smtpUrl: string, folder: string): Record<string, string> {
  return {
    SMTP_URL: smtpUrl,
    MAIL_TO: 'office@chaos.example',
    MAIL_FROM: 'site@chaos.example',
    OUTBOX_FILE: join(folder, 'enquiries.sqlite'),
    RELAY_REQUESTS_PER_SECOND: '0',
    MAIL_TIMEOUT_SECONDS: '2',
  }
}
