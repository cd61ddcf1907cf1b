const firstPauseMs = 2_000
const longestPauseMs = 30 * 60_000

/** After this long an enquiry becomes a dead letter, which the owner has to handle. */
const givenUpAfterMs = 3 * 24 * 60 * 60_000

/** …but not before this many tries: a machine that was off for three days, or whose date has jumped, has not tried. */
const triesAtLeast = 20

/** Doubles after each failure, up to half an hour. */
export function pauseAfter(tries: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(tries - 1, 20))
}

export function isGivenUp(waitedMs: number, tries: number): boolean {
  return waitedMs >= givenUpAfterMs && tries >= triesAtLeast
}
