const firstBackoffMs = 2_000
const maxBackoffMs = 30 * 60_000

/** After this long an enquiry becomes a dead letter, which the owner has to handle. */
const undeliverableAfterMs = 3 * 24 * 60 * 60_000

/** …but not before this many tries: a machine that was off for three days, or whose date has jumped, has not tried. */
const minTries = 20

/** Doubles after each failure, up to half an hour. */
export function backoffAfter(tries: number): number {
  return Math.min(maxBackoffMs, firstBackoffMs * 2 ** Math.min(tries - 1, 20))
}

export function isUndeliverable(waitedMs: number, tries: number): boolean {
  return waitedMs >= undeliverableAfterMs && tries >= minTries
}
