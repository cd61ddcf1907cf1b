import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { headersFile } from '../static/headers-file.ts'
import { mountSmallDisk } from '../testing/small-disk.ts'
import { openBadMailServer } from './bad-mail-server.ts'
import { makeTrouble, type Trouble } from './make-trouble.ts'
import { type SiteServer, startSiteServer } from './site-server.ts'
import { type Outcome, visitAll } from './visitors.ts'

export interface ChaosResult {
  visitors: number
  answeredOk: number
  inMailbox: number
  /** Answered OK, and never arrived. */
  lost: number
  /** One enquiry under two Message-IDs. */
  doubled: number
  /** Arrived once more under the same Message-ID, after an answer that got lost: a mailbox shows one. */
  recognised: number
  /** The visitor saw a failure, and the mail arrived anyway. */
  wronglyClaimed: number
  kills: number
  /** Filled by others. */
  fullDisks: number
  /** While the mail server was away: filled by enquiries until the outbox refuses more. */
  outages: number
  filledByEnquiries: number
  calendars: number
  /** How often a server has begun to refuse enquiries for want of space, and to work from the reserve. */
  refusing: number
  onReserve: number
  hasOwnDisk: boolean
  seconds: number
  /** From the end of the trouble until nothing waited, and both servers accepted enquiries. */
  drainSeconds: number
}

export interface ChaosOptions extends Trouble {
  /** Visitors come until there were so many, or for so many minutes. */
  visitors: { number: number } | { minutes: number }
  atATime: number
  /** How likely each of the seven stages of a mail goes wrong. */
  faultRate: number
}

/** Room for what the outbox needs for its own work, twice, and for a few hundred enquiries. */
const diskMegabytes = 24

/** Longer than any pause between two tries that the trouble can have led to. What has not arrived by then counts as lost. */
const drainLimitMs = 15 * 60_000

/**
 * Two servers on one outbox, on a disk of its own, a mail server at its worst, visitors without patience, kills, full disks and calendars that jump;
 * then a calm end, and the count.
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
  const trouble = makeTrouble(servers, mailServer, disk, options)
  try {
    let turn = 0
    const origins = () => servers[turn++ % servers.length]?.origin ?? ''
    const outcomes = await visitAll(numbersOf(options.visitors), options.atATime, { origins, areImpatient: true })
    await trouble.stop()
    const calm = performance.now()
    await untilEmpty(servers)
    const now = performance.now()
    const times = { seconds: (now - started) / 1000, drainSeconds: (now - calm) / 1000 }
    return { ...count(outcomes, mailServer.mails), ...trouble.counts, hasOwnDisk: disk !== undefined, ...times }
  } finally {
    await trouble.stop()
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
  const ok = [...outcomes].filter(([, word]) => word === 'OK').map(([number]) => number)
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
