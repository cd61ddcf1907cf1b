import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { headersFile } from '../../server/static/headers-file.ts'
import { openBadMailServer } from './bad-mail-server.ts'
import { type SiteServer, startSiteServer } from './site-server.ts'
import { type Told, visitAll } from './visitors.ts'

export interface ChaosResult {
  answeredOk: number
  inMailbox: number
  /** Answered OK, and never arrived. */
  lost: number
  /** One enquiry under two Message-IDs. */
  doubled: number
  /** Arrived once more under the same Message-ID, after an answer that got lost: a mailbox shows one. */
  recognised: number
  /** Told that it failed, and it came nevertheless. */
  wronglyClaimed: number
  kills: number
  fullDisks: number
  seconds: number
}

interface ChaosOptions {
  enquiries: number
  atATime: number
  /** How likely each of the seven stages of a mail goes wrong. */
  faultRate: number
  killEveryMs: number
  fillDiskEveryMs: number
}

/** Two servers on one outbox, a mail server at its worst, visitors without patience, kills and full disks; then a calm end, and the count. */
export async function runChaos({ enquiries, atATime, faultRate, killEveryMs, fillDiskEveryMs }: ChaosOptions): Promise<ChaosResult> {
  const started = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'))
  await writeSite(join(folder, 'dist'))
  let fault = faultRate
  const mailServer = await openBadMailServer(() => fault)
  const env = mailSettingsFor(mailServer.url, folder)
  const servers = [await startSiteServer(folder, env), await startSiteServer(folder, env)]
  await Promise.all(servers.map((server) => server.untilUp()))
  const trouble = makeTrouble(servers, killEveryMs, fillDiskEveryMs)
  try {
    let turn = 0
    const origins = () => servers[turn++ % servers.length]?.origin ?? ''
    const numbers = Array.from({ length: enquiries }, (_, number) => number)
    const told = await visitAll(numbers, atATime, { origins, areImpatient: true })
    await trouble.stop()
    fault = 0
    await untilEmpty(servers)
    return { ...count(told, mailServer.mails), ...trouble.counts, seconds: (performance.now() - started) / 1000 }
  } finally {
    await trouble.stop()
    await Promise.all(servers.map((server) => server.kill()))
    mailServer.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Kills one server after the other, each when both have been up for a while; fills the disk for a second now and then. */
function makeTrouble(servers: SiteServer[], killEveryMs: number, fillDiskEveryMs: number) {
  const counts = { kills: 0, fullDisks: 0 }
  const over = new AbortController()
  const pause = (ms: number) => setTimeout(ms, undefined, { signal: over.signal }).catch(() => {})
  const work = [killing(), filling()]

  async function killing(): Promise<void> {
    for (;;) {
      await pause(killEveryMs)
      if (over.signal.aborted) return
      const server = servers[counts.kills++ % servers.length]
      await server?.kill()
      await server?.start()
      await server?.untilUp()
    }
  }

  async function filling(): Promise<void> {
    for (;;) {
      await pause(fillDiskEveryMs)
      if (over.signal.aborted) return
      if (servers.map((server) => server.fillDisk(true)).includes(true)) counts.fullDisks += 1
      await pause(1_000)
      for (const server of servers) server.fillDisk(false)
    }
  }

  return {
    counts,
    async stop(): Promise<void> {
      over.abort()
      await Promise.all(work)
    },
  }
}

async function untilEmpty(servers: SiteServer[]): Promise<void> {
  for (;;) {
    const healths = await Promise.all(servers.map((server) => server.health()))
    if (healths.every((health) => health?.outbox.waiting === 0)) return
    await setTimeout(200)
  }
}

function count(told: Map<number, Told>, mails: Map<number, Map<string, number>>) {
  const ok = [...told].filter(([, word]) => word === 'OK').map(([number]) => number)
  const copies = [...mails.values()].flatMap((ids) => [...ids.values()].map((times) => times - 1))
  return {
    answeredOk: ok.length,
    inMailbox: mails.size,
    lost: ok.filter((number) => !mails.has(number)).length,
    doubled: [...mails.values()].filter((ids) => ids.size > 1).length,
    recognised: copies.reduce((sum, more) => sum + more, 0),
    wronglyClaimed: [...mails.keys()].filter((number) => told.get(number) !== 'OK').length,
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
