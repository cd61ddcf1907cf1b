import { deduplicationWindowMs } from '#config/enquiry-deduplication.ts'

/** The last try must arrive while the relay still remembers the first; each may take a minute to arrive. */
const marginMs = 2 * 60_000

const pausesInSeconds = [5, 10, 20, 40]

/** Milliseconds before the next check of the network, which may be down even if the device reports to be online. */
export function retryDelay(checks: number): number {
  return 1000 * (pausesInSeconds[checks] ?? 60)
}

/**
 * Time until which an enquiry may be resent without asking the visitor, so that it never arrives twice. If it cannot have arrived:
 * any time. If only the response may be lost: while the relay recognizes it as a repeat; never with EmailJS, which does not.
 */
export function resendDeadline(mayHaveArrivedAt: number | undefined, detectsDuplicates: boolean): number {
  if (mayHaveArrivedAt === undefined) return Number.POSITIVE_INFINITY
  return detectsDuplicates ? mayHaveArrivedAt + deduplicationWindowMs - marginMs : Number.NEGATIVE_INFINITY
}
