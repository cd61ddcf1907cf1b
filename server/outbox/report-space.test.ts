import { expect, test } from 'vitest'
import type { LogEntry } from '../log.ts'
import { createSpaceReport } from './report-space.ts'
import type { SpaceReport } from './space.ts'

test('the log has a line when it gets worse, at once, and one when all is well again; a disk that is only just full does not fill it', () => {
  let state: SpaceReport['state'] = 'accepting'
  let seconds = 0
  const lines: LogEntry[] = []
  const report = () => ({ state, freeBytes: 12_345_678, reserveBytes: 30_999_999, wholeReserveBytes: 31_250_000 })
  const reportSpace = createSpaceReport(
    { report },
    (line) => lines.push(line),
    () => seconds * 1000,
  )
  function tellAt(second: number, newState: SpaceReport['state']): void {
    seconds = second
    state = newState
    reportSpace()
    reportSpace()
  }

  tellAt(0, 'accepting')
  expect(lines).toEqual([])
  tellAt(1, 'refusing for space')
  expect(lines).toEqual([{ event: 'outbox', state: 'refusing for space', left: '12 MB free, 30 of 31 MB in reserve' }])
  for (let second = 2; second < 50; second += 2) {
    tellAt(second, 'accepting')
    tellAt(second + 1, 'refusing for space')
  }
  expect(lines).toHaveLength(1)
  tellAt(50, 'draining from reserve')
  tellAt(109, 'accepting')
  tellAt(110, 'accepting')
  expect(lines.map((line) => line['state'])).toEqual(['refusing for space', 'draining from reserve', 'accepting'])
})
