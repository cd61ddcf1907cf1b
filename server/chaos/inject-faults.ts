import { setTimeout } from 'node:timers/promises'
import type { SmallDisk } from '../testing/small-disk.ts'
import type { BadMailServer } from './bad-mail-server.ts'
import type { SiteServer } from './site-server.ts'

export interface FaultOptions {
  killEveryMs: number
  fillDiskEveryMs: number
  /** How long other processes fill the disk and keep it full. */
  fullForMs: number
  /** How long the mail server is down, unless the outbox starts to refuse enquiries earlier. */
  outageMs: number
  moveCalendarEveryMs: number
}

const daysMoved = [-400, -3, -1, 0, 1, 3, 400]

/**
 * Kills the servers in turn, each time once both have been up for a while. Fills the disk, alternately as another process that keeps it
 * full, and by taking the mail server down until enquiries have filled it. Moves the calendars.
 */
export function injectFaults(servers: SiteServer[], mailServer: BadMailServer, disk: SmallDisk | undefined, options: FaultOptions) {
  const counts = { kills: 0, fullDisks: 0, outages: 0, filledByEnquiries: 0, calendars: 0, refusing: 0, onReserve: 0 }
  const over = new AbortController()
  let turn = 0
  const pause = (ms: number) => setTimeout(ms, undefined, { signal: over.signal }).catch(() => {})
  const work = [
    every(options.killEveryMs, killOne),
    every(options.fillDiskEveryMs, () => (turn++ % 2 === 0 ? fillDisk() : takeMailServerAway())),
    every(options.moveCalendarEveryMs, moveCalendars),
    ...servers.map(watch),
  ]

  async function every(pauseMs: number, action: () => Promise<void>): Promise<void> {
    for (;;) {
      await pause(pauseMs)
      if (over.signal.aborted) return
      await action()
    }
  }

  async function killOne(): Promise<void> {
    const server = servers[counts.kills++ % servers.length]
    await server?.kill()
    await server?.start()
    await server?.untilUp()
  }

  async function fillDisk(): Promise<void> {
    if (!disk) return stopFilesFromGrowing()
    counts.fullDisks += 1
    const end = performance.now() + options.fullForMs
    while (performance.now() < end && !over.signal.aborted) {
      disk.fill()
      await pause(50)
    }
    disk.clear()
  }

  /** Fallback where no disk can be mounted. Releasing the reserve does not help against this limit, so it is short. */
  async function stopFilesFromGrowing(): Promise<void> {
    if (servers.map((server) => server.stopFilesFromGrowing(true)).includes(true)) counts.fullDisks += 1
    await pause(1_000)
    for (const server of servers) server.stopFilesFromGrowing(false)
  }

  async function takeMailServerAway(): Promise<void> {
    counts.outages += 1
    mailServer.goAway()
    const before = counts.refusing
    const end = performance.now() + options.outageMs
    while (counts.refusing === before && performance.now() < end && !over.signal.aborted) await pause(200)
    if (counts.refusing > before) counts.filledByEnquiries += 1
    mailServer.comeBack()
  }

  async function moveCalendars(): Promise<void> {
    counts.calendars += 1
    for (const server of servers) server.moveCalendar(daysMoved[Math.floor(Math.random() * daysMoved.length)] ?? 0)
  }

  /** Polls the space state of a server and counts each change for the worse. */
  async function watch(server: SiteServer): Promise<void> {
    let before: string | undefined
    while (!over.signal.aborted) {
      const health = await server.health()
      const state = health && 'space' in health.outbox ? health.outbox.space.state : before
      if (state !== before && state === 'refusing for space') counts.refusing += 1
      if (state !== before && state === 'draining from reserve') counts.onReserve += 1
      before = state
      await pause(200)
    }
  }

  return {
    counts,
    async stop(): Promise<void> {
      over.abort()
      await Promise.all(work)
      mailServer.heal()
    },
  }
}
