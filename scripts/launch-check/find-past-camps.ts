import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { israelDay } from '../../src/lib/israel-time.ts'
import type { Finding } from './find-samples.ts'

/** Camps whose last day is over, in Israel: the page says so truthfully, but a launch wants the next one. */
export function findPastCamps(folder: string, now: Date): Finding[] {
  const today = israelDay(now)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      const file = join(folder, name)
      const lines = readFileSync(file, 'utf8').split('\n')
      const line = lines.findIndex((text) => /^\s*(end|to|last|endDate):\s*['"]?\d{2}\.\d{2}\.\d{4}/.test(text))
      const [day, month, year] = lines[line]?.match(/(\d{2})\.(\d{2})\.(\d{4})/)?.slice(1) ?? []
      if (!year || `${year}-${month}-${day}` >= today) return []
      return [{ file, line: line + 1, what: `the camp ended on ${day}.${month}.${year}` }]
    })
}
