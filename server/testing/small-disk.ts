import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A disk of its own in this folder, in memory; nothing where this user may not mount one. */
export function mountSmallDisk(folder: string, megabytes: number) {
  mkdirSync(folder, { recursive: true })
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status !== 0) return undefined
  const others = join(folder, 'of-others')

  return {
    freeBytes(): number {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize
    },
    /** To the last byte, as a log without end would. */
    fill(): void {
      const file = openSync(others, 'a')
      try {
        for (;;) writeSync(file, Buffer.alloc(65_536, 1))
      } catch {
        closeSync(file)
      }
    },
    clear: () => rmSync(others, { force: true }),
    /** Also while a process that is on its way out still has a file open. */
    unmount: () => void spawnSync('umount', ['--lazy', folder]),
  }
}

export type SmallDisk = NonNullable<ReturnType<typeof mountSmallDisk>>
