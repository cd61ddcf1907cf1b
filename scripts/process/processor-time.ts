import { readFileSync } from 'node:fs'

/** Milliseconds that a process has spent on a processor, from the kernel's count in hundredths of a second. */
export function processorTime(pid: number | undefined): number {
  const [, , ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, '')
    .split(' ')
  return (Number(rest[11]) + Number(rest[12])) * 10
}
