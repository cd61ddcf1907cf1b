import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isScalar, LineCounter, parseDocument } from 'yaml'
import { israelDay } from '../../src/lib/days/israel-time.ts'
import { readPrintedDate } from '../../src/lib/days/printed-date.ts'
import type { LaunchFinding } from './find-samples.ts'

/** Reports what is valid but unwanted at launch: no camp ahead, and announcements that were never updated. */
export function findCampFaults(folder: string, now: Date): LaunchFinding[] {
  const today = israelDay(now)
  const camps = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readCamp(join(folder, name)))
  const isOver = camps.every(({ last, until }) => ((last ?? until)?.day ?? '') < today)
  return [
    ...camps.flatMap(({ file, last, until, opens }) => {
      if (last) return []
      if (until && until.day < today)
        return [{ file, line: until.line, what: `announced until ${until.printed}: set its dates, or remove it` }]
      if (opens && opens.day <= today)
        return [{ file, line: opens.line, what: `registration should have opened on ${opens.printed}: set its dates` }]
      return []
    }),
    ...(isOver ? [{ file: folder, line: 1, what: 'no camp is ahead: announce the season of the next one, or set its dates' }] : []),
  ]
}

interface Day {
  day: string
  printed: string
  line: number
}

function readCamp(file: string) {
  const lines = new LineCounter()
  const camp = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines })
  const day = (...path: string[]) => dayAt(camp, path, lines)
  return { file, last: day('dates', 'last'), until: day('season', 'until'), opens: day('registrationOpens') }
}

function dayAt(camp: Document, path: string[], lines: LineCounter): Day | undefined {
  const node = camp.getIn(path, true)
  const printed = isScalar(node) ? String(node.source ?? node.value) : ''
  const day = readPrintedDate(printed)?.iso
  return day && isScalar(node) ? { day, printed, line: lines.linePos(node.range?.[0] ?? 0).line } : undefined
}
