import { spawnSync } from 'node:child_process'
import { closeSync, ftruncateSync, mkdirSync, openSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A disk of its own in this folder, in memory; nothing where this user may not mount one. */
export function mountSmallDisk(folder: string, megabytes: number) {
  mkdirSync(folder, { recursive: true })
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status !== 0) return undefined
  // Open for as long as the disk is there: whatever happens, this file is on no other.
  const others = openSync(join(folder, 'of-others'), 'a')
  const piece = Buffer.alloc(65_536, 1)

  /** Also while a process that is on its way out still has a file open. */
  function unmount(): void {
    process.off('exit', unmount)
    closeSync(others)
    spawnSync('umount', ['--lazy', folder])
  }
  process.on('exit', unmount)

  return {
    freeBytes(): number {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize
    },
    /** To the last byte, as a log without end would. */
    fill(): void {
      try {
        for (;;) writeSync(others, piece)
      } catch {
        // Now it is full.
      }
    },
    clear: () => ftruncateSync(others),
    unmount,
  }
}

export type SmallDisk = NonNullable<ReturnType<typeof mountSmallDisk>>
