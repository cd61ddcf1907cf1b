import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { LogEntry } from '../log.ts'
import type { Mail } from '../mail/compose.ts'
import { enquiryOf } from '../testing/enquiry.ts'
import { mountSmallDisk } from '../testing/small-disk.ts'
import { temporaryOutbox } from '../testing/temporary-outbox.ts'
import { createOutbox, type Outbox } from './outbox.ts'

// Real files on a real disk, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const mail = { from: 'site@win.example', to: 'office@win.example', brand: 'WIN', tagline: 'חדשנות בחינוך' }
const patience = { timeout: 40_000, interval: 20 }
const requiredBytes = 8_000_000

/**
 * Two servers that share an outbox, on their own disk of 25 MB, with a mail server that accepts nothing until `openMailServer` is called.
 */
async function openOnSmallDisk() {
  const file = await temporaryOutbox()
  const disk = mountSmallDisk(dirname(file), 24) ?? expect.fail()
  onTestFinished(disk.unmount)
  const opening = Promise.withResolvers<void>()
  const sent: string[] = []
  async function send({ text }: Mail, signal: AbortSignal): Promise<void> {
    const givenUp = new Promise((_, reject) => signal.addEventListener('abort', reject))
    await Promise.race([opening.promise, givenUp])
    sent.push(text)
  }

  function open() {
    const log: LogEntry[] = []
    const options = { file, mail, mailer: { send }, timeLimitMs: 60_000, largestEnquiryBytes: 0 }
    const outbox = createOutbox({ ...options, log: (entry) => log.push(entry) })
    onTestFinished(() => {
      opening.resolve()
      return outbox.stop()
    })
    return { ...outbox, log }
  }

  return { disk, open, servers: [open(), open()] as const, sent, openMailServer: opening.resolve }
}

/** Sends enquiries of this many bytes to the servers in turn, until there are enough or one is refused. Resolves to the number stored. */
async function send(servers: readonly Outbox[], bytes: number, enough = Number.POSITIVE_INFINITY): Promise<number> {
  for (let n = 0; n < enough; n += 1) {
    const answer = await servers[n % servers.length]?.accept(enquiryOf(`${n} ${'x'.repeat(bytes)}`))
    if (answer === 'no room') return n
    expect(answer).toBe('stored')
  }
  return enough
}

const untilEmpty = (outbox: Outbox) => vi.waitUntil(() => outbox.summary().waiting === 0, patience)
const untilAccepted = (outbox: Outbox, message: string) =>
  vi.waitUntil(async () => (await outbox.accept(enquiryOf(message))) === 'stored', patience)

const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0

describe.runIf(canMount)('a disk of its own', () => {
  test('filled by others: sends and marks accepted enquiries once; both servers refuse new ones until there is room', async () => {
    const { disk, servers, sent, openMailServer } = await openOnSmallDisk()
    const accepted = await send(servers, 2_000, 300)
    disk.fill()
    expect(disk.freeBytes()).toBe(0)
    openMailServer()
    await untilEmpty(servers[0])
    expect([sent.length, new Set(sent).size]).toEqual([accepted, accepted])
    for (const server of servers) {
      expect(await server.accept(enquiryOf('one more'))).toBe('no room')
      expect(server.summary().space.state).toBe('draining from reserve')
      expect(server.log).toContainEqual({
        event: 'outbox',
        state: 'draining from reserve',
        left: expect.stringMatching(/of 8 MB in reserve$/),
      })
    }
    disk.clear()
    for (const [place, server] of servers.entries()) {
      await untilAccepted(server, `to server ${place}`)
      expect(server.summary().space).toMatchObject({ state: 'accepting', reserveBytes: requiredBytes })
    }
  })

  test('filled by others before the start: a new server sends what an earlier one left', async () => {
    const { disk, open, servers, sent, openMailServer } = await openOnSmallDisk()
    const accepted = await send(servers, 2_000, 50)
    disk.fill()
    openMailServer()
    await Promise.all(servers.map((server) => server.stop()))
    await untilEmpty(open())
    expect(new Set(sent).size).toBe(accepted)
  })

  test('on which others take every free byte at once: the outbox gets the reserve, not they', async () => {
    const { disk, open, servers, sent, openMailServer } = await openOnSmallDisk()
    const accepted = await send(servers, 2_000, 1_000)
    await Promise.all(servers.map((server) => server.stop()))
    disk.fill()
    openMailServer()
    const server = open()
    await vi.waitUntil(
      () => {
        disk.fill()
        return server.summary().waiting === 0
      },
      { timeout: 40_000, interval: 1 },
    )
    expect(new Set(sent).size).toBe(accepted)
    expect(server.summary().space.reserveBytes).toBeGreaterThan(requiredBytes / 2)
  })

  test('filled by enquiries: refuses in time; accepted ones are sent, the space is freed, and new ones are accepted', async () => {
    const { disk, servers, sent, openMailServer } = await openOnSmallDisk()
    const accepted = await send(servers, 40_000)
    expect(accepted).toBeGreaterThan(50)
    // SQLite has used some of the space for its own work.
    expect(disk.freeBytes()).toBeGreaterThan(requiredBytes / 2)
    for (const server of servers) expect(server.summary().space).toMatchObject({ state: 'refusing for space', reserveBytes: requiredBytes })
    // A visitor who missed the response and sends again does not see a failure.
    expect(await servers[1].accept(enquiryOf(`0 ${'x'.repeat(40_000)}`))).toBe('repeated')
    openMailServer()
    await untilEmpty(servers[1])
    expect([sent.length, new Set(sent).size]).toEqual([accepted, accepted])
    await untilAccepted(servers[0], 'one more')
    expect(servers[1].summary().space).toMatchObject({ state: 'accepting', reserveBytes: requiredBytes })
    expect(disk.freeBytes()).toBeGreaterThan(14_000_000)
  })
})
