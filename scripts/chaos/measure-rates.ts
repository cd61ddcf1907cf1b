import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openBadMailServer } from './bad-mail-server.ts'
import { mailSettingsFor, writeSite } from './run-chaos.ts'
import { startSiteServer } from './site-server.ts'
import { visitAll } from './visitors.ts'

export interface Rates {
  /** Mails in the mailbox for each second from the first request on. */
  relayPerSecond: number
  alonePerSecond: number
}

/** The relay and nodemailer alone, one after the other, against a mail server that is well. */
export async function measureRates(enquiries: number, atATime: number): Promise<Rates> {
  return { relayPerSecond: await relayRate(enquiries, atATime), alonePerSecond: await aloneRate(enquiries) }
}

async function relayRate(enquiries: number, atATime: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'rate-'))
  await writeSite(join(folder, 'dist'))
  const mailServer = await openBadMailServer(() => 0)
  const server = await startSiteServer(folder, mailSettingsFor(mailServer.url, folder))
  await server.untilUp()
  const started = performance.now()
  await visitAll(Array.from(Array(enquiries).keys()), atATime, { origins: () => server.origin, areImpatient: false })
  while (mailServer.mails.size < enquiries) await setTimeout(10)
  const seconds = (performance.now() - started) / 1000
  await server.kill()
  mailServer.close()
  await rm(folder, { recursive: true, force: true })
  return enquiries / seconds
}

async function aloneRate(enquiries: number): Promise<number> {
  const mailServer = await openBadMailServer(() => 0)
  const script = fileURLToPath(new URL('nodemailer-alone.ts', import.meta.url))
  const child = spawn(process.execPath, [script, mailServer.url, String(enquiries)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [text] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  mailServer.close()
  return enquiries / (Number(text) / 1000)
}
