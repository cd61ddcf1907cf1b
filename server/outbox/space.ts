import { randomBytes } from 'node:crypto'
import { closeSync, constants, ftruncateSync, openSync, rmSync, statfsSync, statSync, truncateSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export interface SpaceReport {
  state: 'accepting' | 'refusing for space' | 'draining from reserve'
  /** Free space on the disk, not counting the reserve. */
  freeBytes: number
  reserveBytes: number
  wholeReserveBytes: number
}

export type Space = ReturnType<typeof openSpace>

/** The reserve is released in pieces, each twice as large as the one before, until the work fits. Others cannot take the rest. */
const firstPieceBytes = 65_536

/**
 * The most space that sending and marking accepted enquiries can take: the WAL at its longest and its copy (4 MB each), and one transaction
 * with five finished and five new enquiries, each rewritten completely, and half as much again.
 */
export function requiredFreeBytes(largestEnquiryBytes: number): number {
  return 8_000_000 + 15 * largestEnquiryBytes
}

/**
 * Manages the disk space that the outbox depends on. Space for its own work is kept twice: that much must be free before an enquiry is
 * accepted, and the same amount is in a reserve, a file beside the outbox. On a disk that others have filled, the outbox works from the
 * reserve; when there is room again, it restores the reserve and accepts enquiries as before. All of this is read from the disk each time,
 * so processes that share an outbox agree.
 */
export function openSpace(file: string, requiredBytes: number) {
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
    const state = held < requiredBytes ? 'draining from reserve' : free < requiredBytes ? 'refusing for space' : 'accepting'
    return { state, freeBytes: free, reserveBytes: held, wholeReserveBytes: requiredBytes }
  }

  const isOnReserve = () => reserveBytes() < requiredBytes

  /** Releases a part of the reserve. Returns false if nothing was left. */
  function release(bytes: number): boolean {
    const held = reserveBytes()
    if (held > bytes) truncateSync(reserve, held - bytes)
    else rmSync(reserve, { force: true })
    return held > 0
  }

  /** Writes random bytes: some file systems allocate no space for zeros. */
  function extendReserve(from: number): void {
    const piece = randomBytes(1_048_576)
    const descriptor = openSync(reserve, constants.O_WRONLY | constants.O_CREAT, 0o600)
    try {
      for (let end = from; end < requiredBytes; ) end += writeSync(descriptor, piece, 0, Math.min(piece.length, requiredBytes - end), end)
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

    /** Bytes that new enquiries may still take. */
    bytesForEnquiries(): number {
      const { state, freeBytes } = report()
      return state === 'accepting' ? freeBytes - requiredBytes : 0
    },

    /** Restores the reserve if enquiries can be accepted after that. Truncates one that is too long for the current settings. */
    restore(): void {
      try {
        const held = reserveBytes()
        if (held > requiredBytes) truncateSync(reserve, requiredBytes)
        else if (held < requiredBytes && freeBytes() >= requiredBytes - held + requiredBytes) extendReserve(held)
      } catch {
        // Less space than the system reports, or a file of another user: the state shows an incomplete reserve, and the next poll tries
        // again.
      }
    },

    /** Runs work that the outbox must also do on a full disk. If it does not fit, releases the reserve piece by piece. */
    withReserve<Result>(work: () => Result): Result {
      for (let pieceBytes = firstPieceBytes; ; pieceBytes *= 2) {
        try {
          return work()
        } catch (error) {
          if (!isOfFullDisk(error) || !release(pieceBytes)) throw error
        }
      }
    },
  }
}

/** SQLite's codes: an I/O error, also for a quota (10), a full disk (13), or a file that cannot be created (14). */
function isOfFullDisk(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT' || (typeof errcode === 'number' && [10, 13, 14].includes(errcode & 0xff))
}

/** For the log and for the owner. */
export function inMegabytes({ freeBytes, reserveBytes, wholeReserveBytes }: SpaceReport): string {
  const [free, held, whole] = [freeBytes, reserveBytes, wholeReserveBytes].map((bytes) => Math.floor(bytes / 1e6))
  return `${free} MB free, ${held} of ${whole} MB in reserve`
}
