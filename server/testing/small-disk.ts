import { spawnSync } from 'node:child_process'
import { closeSync, ftruncateSync, mkdirSync, openSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Mounts a small disk in memory at this folder; returns undefined if this user may not mount one. */
export function mountSmallDisk(folder: string, megabytes: number) {
  mkdirSync(folder, { recursive: true })
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status !== 0) return undefined
  // Stays open as long as the disk is mounted, so that `fill` can never write to another disk.
  const others = openSync(join(folder, 'of-others'), 'a')
  const piece = Buffer.alloc(65_536, 1)

  /** Lazily, because a process that is exiting may still have a file open. */
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
    /** Fills the disk to the last byte, like an endless log. */
    fill(): void {
      try {
        for (;;) writeSync(others, piece)
      } catch {
        // The disk is full.
      }
    },
    clear: () => ftruncateSync(others),
    unmount,
  }
}

export type SmallDisk = NonNullable<ReturnType<typeof mountSmallDisk>>
