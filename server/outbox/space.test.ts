import * as fs from 'node:fs'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { enquiryOf } from '../testing/enquiry.ts'
import { temporaryOutbox } from '../testing/temporary-outbox.ts'
import { createIntake } from './intake.ts'
import { openStore } from './open-store.ts'
import { openSpace } from './space.ts'

/** A fake disk: `free` is the free space that it reports, `takes` the number of bytes that it still accepts. */
const disk = vi.hoisted(() => ({ free: 0, takes: 0 }))

vi.mock('node:fs', async (load) => {
  const real = await load<typeof fs>()
  function writeSync(file: number, piece: Uint8Array, offset: number, length: number, position: number): number {
    if (disk.takes <= 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const written = real.writeSync(file, piece, offset, Math.min(length, disk.takes), position)
    disk.takes -= written
    return written
  }
  return { ...real, statfsSync: () => ({ bavail: disk.free / 512, bsize: 512 }), writeSync }
})

const piece = 65_536
const requiredBytes = 16 * piece

beforeEach(() => {
  disk.free = 1_000 * piece
  disk.takes = Number.POSITIVE_INFINITY
})

async function openWithReserve() {
  const file = await temporaryOutbox()
  const space = openSpace(file, requiredBytes)
  space.restore()
  return { file, space, other: openSpace(file, requiredBytes) }
}

/** Work that fails until the reserve has at most this many bytes. */
function workThatFitsAt(space: ReturnType<typeof openSpace>, reserveBytes: number, errcode = 13) {
  return vi.fn(() => {
    if (space.report().reserveBytes > reserveBytes) throw Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode })
    return 'done'
  })
}

describe('the reserve', () => {
  test('has its full size, is private, and is visible to every process', async () => {
    const { file, space, other } = await openWithReserve()
    expect(fs.statSync(`${file}-reserve`)).toMatchObject({ size: requiredBytes, mode: 0o100600 })
    for (const { report } of [space, other]) expect(report()).toMatchObject({ state: 'accepting', reserveBytes: requiredBytes })
  })

  test.each([13, 778, 4874, 14])(
    'is released in growing pieces, and no more of them than the work needs (SQLite error %i)',
    async (errcode) => {
      const { space, other } = await openWithReserve()
      const work = workThatFitsAt(space, requiredBytes - 2 * piece, errcode)
      expect(space.withReserve(work)).toBe('done')
      expect(work).toHaveBeenCalledTimes(3)
      for (const { report } of [space, other]) expect(report()).toMatchObject({ state: 'draining from reserve', reserveBytes: 13 * piece })
    },
  )

  test('that does not suffice is released completely, and the work fails with its own error', async () => {
    const { file, space } = await openWithReserve()
    expect(() => space.withReserve(workThatFitsAt(space, -1))).toThrow('full')
    expect(fs.existsSync(`${file}-reserve`)).toBe(false)
  })

  test('is not released for an error that has nothing to do with disk space', async () => {
    const { space } = await openWithReserve()
    expect(() => space.withReserve(workThatFitsAt(space, 0, 5))).toThrow('full')
    expect(space.report().reserveBytes).toBe(requiredBytes)
  })

  test('is restored once that leaves its full size free', async () => {
    const { space, other } = await openWithReserve()
    space.withReserve(workThatFitsAt(space, requiredBytes - piece))
    disk.free = requiredBytes + piece - 512
    other.restore()
    expect(space.report()).toMatchObject({ state: 'draining from reserve', reserveBytes: requiredBytes - piece })
    disk.free += 512
    other.restore()
    expect(space.report()).toMatchObject({ state: 'accepting', reserveBytes: requiredBytes })
  })

  test('from a time when enquiries could be larger is truncated', async () => {
    const { file, space } = await openWithReserve()
    openSpace(file, 2 * requiredBytes).restore()
    expect(space.report()).toMatchObject({ state: 'accepting', reserveBytes: 2 * requiredBytes })
    space.restore()
    expect(space.report()).toMatchObject({ state: 'accepting', reserveBytes: requiredBytes })
  })

  test('that cannot be restored takes nothing from a disk with less space than it reports', async () => {
    const { space } = await openWithReserve()
    space.withReserve(workThatFitsAt(space, requiredBytes - 7 * piece))
    disk.takes = 1.5 * piece
    space.restore()
    expect(space.report()).toMatchObject({ state: 'draining from reserve', reserveBytes: requiredBytes - 7 * piece })
  })
})

describe('an enquiry', () => {
  async function openIntake() {
    const { file, space } = await openWithReserve()
    const store = openStore(file, { space })
    onTestFinished(() => store.close())
    return { space, accept: createIntake(store) }
  }
  const large = enquiryOf('x'.repeat(500_000))

  test('is refused if it would use the space for accepted enquiries; a smaller one still fits', async () => {
    const { space, accept } = await openIntake()
    disk.free = requiredBytes + 500_000
    expect(await Promise.all([accept(large), accept(enquiryOf('small'))])).toEqual(['no room', 'stored'])
    disk.free = requiredBytes - 512
    expect(space.report().state).toBe('refusing for space')
    expect(await accept(enquiryOf('small too'))).toBe('no room')
  })

  test('counts together with those that arrive at the same moment', async () => {
    const { accept } = await openIntake()
    disk.free = requiredBytes + 2_500_000
    const answers = ['א', 'ב', 'ג'].map((message) => accept(enquiryOf(message + 'x'.repeat(500_000))))
    expect(await Promise.all(answers)).toEqual(['stored', 'stored', 'no room'])
  })

  test('that is already stored is not refused', async () => {
    const { accept } = await openIntake()
    await accept(large)
    disk.free = 0
    expect(await accept(large)).toBe('repeated')
  })

  test('never uses the reserve, even if the disk is full sooner than it reports', async () => {
    const file = await temporaryOutbox()
    const space = openSpace(file, requiredBytes)
    const store = openStore(file, { space })
    onTestFinished(() => store.close())
    const accept = createIntake(store)
    store.db.exec('PRAGMA max_page_count = 20')
    await expect(accept(large)).rejects.toThrow('full')
    expect(space.report().reserveBytes).toBe(requiredBytes)
  })
})
