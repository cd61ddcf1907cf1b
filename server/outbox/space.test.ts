import * as fs from 'node:fs'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { enquiryOf } from '../testing/enquiry.ts'
import { temporaryOutbox } from '../testing/temporary-outbox.ts'
import { createIntake } from './intake.ts'
import { openStore } from './open-store.ts'
import { openSpace } from './space.ts'

/** A disk that reports the free space, and accepts the number of bytes, that the test sets. */
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
const ownBytes = 16 * piece

beforeEach(() => {
  disk.free = 1_000 * piece
  disk.takes = Number.POSITIVE_INFINITY
})

async function openWithReserve() {
  const file = await temporaryOutbox()
  const space = openSpace(file, ownBytes)
  space.restore()
  return { file, space, other: openSpace(file, ownBytes) }
}

/** Work that fits once so many bytes of the reserve are left, or fewer. */
function workThatFitsAt(space: ReturnType<typeof openSpace>, reserveBytes: number, errcode = 13) {
  return vi.fn(() => {
    if (space.report().reserveBytes > reserveBytes) throw Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode })
    return 'done'
  })
}

describe('the reserve', () => {
  test('is as large as it says, for nobody else to read, and known to every process', async () => {
    const { file, space, other } = await openWithReserve()
    expect(fs.statSync(`${file}-reserve`)).toMatchObject({ size: ownBytes, mode: 0o100600 })
    for (const { report } of [space, other]) expect(report()).toMatchObject({ state: 'accepting', reserveBytes: ownBytes })
  })

  test.each([13, 778, 4874, 14])(
    'is given up in pieces that grow, and no more of them than the work needs (SQLite’s error %i)',
    async (errcode) => {
      const { space, other } = await openWithReserve()
      const work = workThatFitsAt(space, ownBytes - 2 * piece, errcode)
      expect(space.makeRoomFor(work)).toBe('done')
      expect(work).toHaveBeenCalledTimes(3)
      for (const { report } of [space, other]) expect(report()).toMatchObject({ state: 'draining from reserve', reserveBytes: 13 * piece })
    },
  )

  test('that does not suffice is gone, and the work fails as it did', async () => {
    const { file, space } = await openWithReserve()
    expect(() => space.makeRoomFor(workThatFitsAt(space, -1))).toThrow('full')
    expect(fs.existsSync(`${file}-reserve`)).toBe(false)
  })

  test('is not given up for what has nothing to do with the disk', async () => {
    const { space } = await openWithReserve()
    expect(() => space.makeRoomFor(workThatFitsAt(space, 0, 5))).toThrow('full')
    expect(space.report().reserveBytes).toBe(ownBytes)
  })

  test('is made whole as soon as as much again is free after that', async () => {
    const { space, other } = await openWithReserve()
    space.makeRoomFor(workThatFitsAt(space, ownBytes - piece))
    disk.free = ownBytes + piece - 512
    other.restore()
    expect(space.report()).toMatchObject({ state: 'draining from reserve', reserveBytes: ownBytes - piece })
    disk.free += 512
    other.restore()
    expect(space.report()).toMatchObject({ state: 'accepting', reserveBytes: ownBytes })
  })

  test('of a time when enquiries could be larger is cut to its length', async () => {
    const { file, space } = await openWithReserve()
    openSpace(file, 2 * ownBytes).restore()
    expect(space.report()).toMatchObject({ state: 'accepting', reserveBytes: 2 * ownBytes })
    space.restore()
    expect(space.report()).toMatchObject({ state: 'accepting', reserveBytes: ownBytes })
  })

  test('that cannot be made whole takes nothing from a disk that has less than it says', async () => {
    const { space } = await openWithReserve()
    space.makeRoomFor(workThatFitsAt(space, ownBytes - 7 * piece))
    disk.takes = 1.5 * piece
    space.restore()
    expect(space.report()).toMatchObject({ state: 'draining from reserve', reserveBytes: ownBytes - 7 * piece })
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

  test('is refused when it would take of the room for what was accepted before; a smaller one still fits', async () => {
    const { space, accept } = await openIntake()
    disk.free = ownBytes + 500_000
    expect(await Promise.all([accept(large), accept(enquiryOf('small'))])).toEqual(['no room', 'stored'])
    disk.free = ownBytes - 512
    expect(space.report().state).toBe('refusing for space')
    expect(await accept(enquiryOf('small too'))).toBe('no room')
  })

  test('counts together with those that come in the same moment', async () => {
    const { accept } = await openIntake()
    disk.free = ownBytes + 2_500_000
    const answers = ['א', 'ב', 'ג'].map((message) => accept(enquiryOf(message + 'x'.repeat(500_000))))
    expect(await Promise.all(answers)).toEqual(['stored', 'stored', 'no room'])
  })

  test('that is here already is not refused', async () => {
    const { accept } = await openIntake()
    await accept(large)
    disk.free = 0
    expect(await accept(large)).toBe('repeated')
  })

  test('is not taken in at the cost of the reserve, also when the disk is full before it says so', async () => {
    const file = await temporaryOutbox()
    const space = openSpace(file, ownBytes)
    const store = openStore(file, { space })
    onTestFinished(() => store.close())
    const accept = createIntake(store)
    store.db.exec('PRAGMA max_page_count = 20')
    await expect(accept(large)).rejects.toThrow('full')
    expect(space.report().reserveBytes).toBe(ownBytes)
  })
})
