import type { Log } from '../log.ts'
import { inMegabytes, type Space } from './space.ts'

/** On a disk that is only just full, enquiries that come and go would make it a line for each of them. */
const acceptsForMs = 60_000

/** A line in the log when the outbox begins to refuse enquiries or to work from its reserve, at once, and one when it accepts again, a minute later. */
export function createSpaceReport(space: Pick<Space, 'report'>, log: Log, now = () => performance.now()) {
  let reported: string = 'accepting'
  let reportedAt = 0

  return function reportSpace(): void {
    const report = space.report()
    if (report.state === reported || (report.state === 'accepting' && now() - reportedAt < acceptsForMs)) return
    log({ event: 'outbox', state: report.state, left: inMegabytes(report) })
    reported = report.state
    reportedAt = now()
  }
}
