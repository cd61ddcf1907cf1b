import type { Log } from '../log.ts'
import { inMegabytes, type Space } from './space.ts'

/** On a disk on the edge, the state could change with every enquiry, and each change would be a line. */
const acceptsForMs = 60_000

/**
 * Logs at once that the outbox starts to refuse enquiries or to use its reserve; that it accepts again, at least a minute after the last
 * line.
 */
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
