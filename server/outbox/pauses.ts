const firstPauseMs = 2_000
const longestPauseMs = 30 * 60_000

/** After this long an enquiry is a dead letter: somebody has to look at it. */
const givenUpAfterMs = 3 * 24 * 60 * 60_000

/** …but not before it has really been tried so often: a machine that was off for three days, or that came back with another date, has not tried. */
const triesAtLeast = 20

/** Twice as long after each failure, to half an hour. */
export function pauseAfter(tries: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(tries - 1, 20))
}

export function isGivenUp(waitedMs: number, tries: number): boolean {
  return waitedMs >= givenUpAfterMs && tries >= triesAtLeast
}
