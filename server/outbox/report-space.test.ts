import { expect, test } from 'vitest'
import type { LogEntry } from '../log.ts'
import { createSpaceReport } from './report-space.ts'
import type { SpaceReport } from './space.ts'

test('logs a change for the worse at once, and one line when all is well again; a disk on the edge does not flood the log', () => {
  let state: SpaceReport['state'] = 'accepting'
  let seconds = 0
  const lines: LogEntry[] = []
  const report = () => ({ state, freeBytes: 12_345_678, reserveBytes: 30_999_999, wholeReserveBytes: 31_250_000 })
  const reportSpace = createSpaceReport(
    { report },
    (line) => lines.push(line),
    () => seconds * 1000,
  )
  function reportAt(second: number, newState: SpaceReport['state']): void {
    seconds = second
    state = newState
    reportSpace()
    reportSpace()
  }

  reportAt(0, 'accepting')
  expect(lines).toEqual([])
  reportAt(1, 'refusing for space')
  expect(lines).toEqual([{ event: 'outbox', state: 'refusing for space', left: '12 MB free, 30 of 31 MB in reserve' }])
  for (let second = 2; second < 50; second += 2) {
    reportAt(second, 'accepting')
    reportAt(second + 1, 'refusing for space')
  }
  expect(lines).toHaveLength(1)
  reportAt(50, 'draining from reserve')
  reportAt(109, 'accepting')
  reportAt(110, 'accepting')
  expect(lines.map((line) => line['state'])).toEqual(['refusing for space', 'draining from reserve', 'accepting'])
})
