import { randomBytes } from 'node:crypto'
import { closeSync, constants, ftruncateSync, openSync, rmSync, statfsSync, statSync, truncateSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export interface SpaceReport {
  state: 'accepting' | 'refusing for space' | 'draining from reserve'
  /** What is free on the disk, beside the reserve. */
  freeBytes: number
  reserveBytes: number
  wholeReserveBytes: number
}

export type Space = ReturnType<typeof openSpace>

/** The reserve is given up in pieces, each twice as large as the one before, until the work fits: what it does not need, nobody else can take. */
const firstPieceBytes = 65_536

/**
 * The most that it takes to send and to mark what was accepted: the journal as long as it gets before SQLite copies it and the copy (4 MB each),
 * and one transaction with five enquiries that ended and five that come next, each of them written anew from end to end, and half as much again.
 */
export function ownWorkBytes(largestEnquiryBytes: number): number {
  return 8_000_000 + 15 * largestEnquiryBytes
}

/**
 * The disk space the outbox depends on. It reserves room for its own work twice: so much must be free for an enquiry to be accepted, and
 * as much again is in a reserve, a file beside the outbox. On a disk that others have filled, the outbox works from the reserve; when there is room
 * again, the reserve is made whole, and enquiries are taken in as before. All of this is read from the disk each time, so processes that share an outbox agree.
 */
export function openSpace(file: string, ownBytes: number) {
  const reserve = `${file}-reserve`

  function freeBytes(): number {
    const { bavail, bsize } = statfsSync(dirname(file))
    return bavail * bsize
  }

  function reserveBytes(): number {
    return statSync(reserve, { throwIfNoEntry: false })?.size ?? 0
  }

  function report(): SpaceReport {
    const [free, held] = [freeBytes(), reserveBytes()]
    const state = held < ownBytes ? 'draining from reserve' : free < ownBytes ? 'refusing for space' : 'accepting'
    return { state, freeBytes: free, reserveBytes: held, wholeReserveBytes: ownBytes }
  }

  const isOnReserve = () => reserveBytes() < ownBytes

  /** False when there is nothing left to give up. */
  function giveUp(bytes: number): boolean {
    const held = reserveBytes()
    if (held > bytes) truncateSync(reserve, held - bytes)
    else rmSync(reserve, { force: true })
    return held > 0
  }

  /** Not of zeros: some file systems would keep no room for them. */
  function extendReserve(from: number): void {
    const piece = randomBytes(1_048_576)
    const descriptor = openSync(reserve, constants.O_WRONLY | constants.O_CREAT, 0o600)
    try {
      for (let end = from; end < ownBytes; ) end += writeSync(descriptor, piece, 0, Math.min(piece.length, ownBytes - end), end)
    } catch (error) {
      ftruncateSync(descriptor, from)
      throw error
    } finally {
      closeSync(descriptor)
    }
  }

  return {
    report,
    isOnReserve,

    /** How many bytes enquiries may still take. */
    bytesForEnquiries(): number {
      const { state, freeBytes } = report()
      return state === 'accepting' ? freeBytes - ownBytes : 0
    },

    /** Makes the reserve whole if enquiries can be taken in after that; one of other settings may be too long. */
    restore(): void {
      try {
        const held = reserveBytes()
        if (held > ownBytes) truncateSync(reserve, ownBytes)
        else if (held < ownBytes && freeBytes() >= ownBytes - held + ownBytes) extendReserve(held)
      } catch {
        // Less is free than the system says, or the file is not ours: the state says that the reserve is not whole, and the next look tries again.
      }
    },

    /** Does what the outbox has to do on a full disk too; if it does not fit, in room that the reserve gives up. */
    makeRoomFor<Result>(work: () => Result): Result {
      for (let pieceBytes = firstPieceBytes; ; pieceBytes *= 2) {
        try {
          return work()
        } catch (error) {
          if (!isOfFullDisk(error) || !giveUp(pieceBytes)) throw error
        }
      }
    },
  }
}

/** SQLite's codes: the disk is full, an error of the disk (so it calls a quota), or a file that cannot be made. */
function isOfFullDisk(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT' || (typeof errcode === 'number' && [10, 13, 14].includes(errcode & 0xff))
}

/** For the log and for the owner. */
export function inMegabytes({ freeBytes, reserveBytes, wholeReserveBytes }: SpaceReport): string {
  const [free, held, whole] = [freeBytes, reserveBytes, wholeReserveBytes].map((bytes) => Math.floor(bytes / 1e6))
  return `${free} MB free, ${held} of ${whole} MB in reserve`
}
