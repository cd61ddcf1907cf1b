import { sameWithinMs } from '#config/same-enquiry.ts'

/** The last try has to arrive while the relay still remembers the first: each may be a minute on its way. */
const marginMs = 2 * 60_000

const pausesInSeconds = [5, 10, 20, 40]

/** Before the next look at the network, which may be dead though the device believes in it. */
export function pauseBefore(looks: number): number {
  return 1000 * (pausesInSeconds[looks] ?? 60)
}

/**
 * Until when an enquiry may be sent again without asking the visitor, so that it never arrives twice. One that cannot have arrived: at any time.
 * One that may have, because only its answer got lost: as long as the relay knows it for the same, and at EmailJS, which does not, never.
 */
export function mayRepeatUntil(mayHaveArrivedAt: number | undefined, knowsRepeats: boolean): number {
  if (mayHaveArrivedAt === undefined) return Number.POSITIVE_INFINITY
  return knowsRepeats ? mayHaveArrivedAt + sameWithinMs - marginMs : Number.NEGATIVE_INFINITY
}
