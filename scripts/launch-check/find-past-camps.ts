import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { israelDay } from '../../src/lib/israel-time.ts'
import type { Finding } from './find-samples.ts'

/** On a line of its own, or in `dates: { first: 06.04.2025, last: 10.04.2025 }`. */
const lastDay = /\blast:\s*['"]?(\d{2})\.(\d{2})\.(\d{4})/

/** Camps whose last day is over, in Israel: the page says so truthfully, but a launch wants the next one. */
export function findPastCamps(folder: string, now: Date): Finding[] {
  const today = israelDay(now)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      const file = join(folder, name)
      const lines = readFileSync(file, 'utf8').split('\n')
      const line = lines.findIndex((text) => lastDay.test(text))
      const [day, month, year] = lines[line]?.match(lastDay)?.slice(1) ?? []
      if (!year || `${year}-${month}-${day}` >= today) return []
      return [{ file, line: line + 1, what: `the camp ended on ${day}.${month}.${year}` }]
    })
}
