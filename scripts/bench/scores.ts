export interface Scores {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaintMs: number
  layoutShift: number
  blockingMs: number
}

/** Sometimes the browser records no times, and the run cannot be used. */
export function hasTimes({ largestPaintMs, layoutShift, blockingMs }: Scores): boolean {
  return [largestPaintMs, layoutShift, blockingMs].every(Number.isFinite)
}

/**
 * Combines several runs on one page. A busy machine only ever adds time, so the shortest times and the best performance score, which is
 * derived from them, are the most accurate. Of the scores that do not depend on the machine, the worst counts.
 */
export function scoresOf(runs: Scores[]): Scores {
  // The minimum of nothing is Infinity, which would pass as a score of 100.
  if (runs.length === 0) throw new Error('There is no run to take the scores from')
  const all = (name: keyof Scores) => runs.map((run) => run[name])
  return {
    performance: Math.max(...all('performance')),
    accessibility: Math.min(...all('accessibility')),
    bestPractices: Math.min(...all('bestPractices')),
    seo: Math.min(...all('seo')),
    largestPaintMs: Math.min(...all('largestPaintMs')),
    layoutShift: Math.max(...all('layoutShift')),
    blockingMs: Math.min(...all('blockingMs')),
  }
}
