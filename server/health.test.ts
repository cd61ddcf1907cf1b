import { expect, test } from 'vitest'
import { createHealth } from './health.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { SpaceReport } from './outbox/space.ts'

const minute = 60_000
const space: SpaceReport = { state: 'accepting', freeBytes: 75_900_000_000, reserveBytes: 31_250_000, wholeReserveBytes: 31_250_000 }
const empty = { waiting: 0, dead: 0, oldestMs: 0, lastDelivery: '2026-11-15T10:00:00.000Z', space }

async function getHealth(summary: Outbox['summary'], lastMailError?: string, isDemo = false) {
  const answer = await createHealth({ summary, lastMailError: () => lastMailError, isDemo }).request('/health')
  return { status: answer.status, cache: answer.headers.get('cache-control'), ...((await answer.json()) as object), code: answer.status }
}

test('when all is well, reports version, uptime, queue, last delivery and free space', async () => {
  expect(await getHealth(() => empty)).toEqual({
    status: 'ok',
    code: 200,
    cache: 'no-store',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    uptimeSeconds: expect.any(Number),
    mailServer: 'ok',
    outbox: {
      waiting: 0,
      dead: 0,
      oldestSeconds: 0,
      lastDelivery: '2026-11-15T10:00:00.000Z',
      space: { state: 'accepting', freeMegabytes: 75_900, reserveMegabytes: 31 },
    },
  })
})

test('reports a mail server that is down, and raises no alarm for the first hour', async () => {
  const waiting = { ...empty, waiting: 2, oldestMs: 60 * minute }
  expect(await getHealth(() => waiting, 'ECONNECTION')).toMatchObject({
    code: 200,
    status: 'ok',
    mailServer: 'ECONNECTION',
    outbox: { waiting: 2 },
  })
  expect(await getHealth(() => ({ ...waiting, oldestMs: 61 * minute }), 'ECONNECTION')).toMatchObject({ code: 503, status: 'late' })
})

test('a dead letter raises an alarm until somebody handles it', async () => {
  expect(await getHealth(() => ({ ...empty, dead: 1, oldestMs: 4_000 * minute }))).toMatchObject({
    code: 503,
    status: 'late',
    outbox: { dead: 1 },
  })
})

test.each(['refusing for space', 'draining from reserve'] as const)('an outbox that is %s raises an alarm at once', async (state) => {
  const full = { ...empty, oldestMs: 61 * minute, space: { ...space, state, freeBytes: 0, reserveBytes: 9_999_999 } }
  expect(await getHealth(() => full)).toMatchObject({
    code: 503,
    status: state,
    outbox: { space: { state, freeMegabytes: 0, reserveMegabytes: 9 } },
  })
})

test('an outbox that cannot be opened raises an alarm at once', async () => {
  const fail = () => {
    throw Object.assign(new Error('no'), { code: 'ENOSPC' })
  }
  expect(await getHealth(fail)).toMatchObject({ code: 503, status: 'outbox fails', outbox: { fails: 'ENOSPC' } })
})

test('reports a demo inbox as such', async () => {
  expect(await getHealth(() => empty, undefined, true)).toMatchObject({ code: 200, mailServer: 'demo inbox' })
})
