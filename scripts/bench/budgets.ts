/** The promises of docs/performance.md. Bytes are as sent (brotli). */
const budgets = {
  scriptBytes: 9_000,
  htmlCssBytes: 37_000,
  fontBytes: 27_000,
  heroBytes: 55_000,
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  layoutShift: 0.01,
  /** Blocking time that the scripts add to the same page without them: one task's worth of the machine's noise. */
  blockingMs: 50,
  /** Largest paint against the same page with its scripts blocked. */
  paintRatio: 1.1,
  /** Largest paint on simulated slow 4G, four times slowed. */
  paintMs: 1_600,
} as const

/** Pages whose feature is on the first screen, or a thumb's reach below it: it wakes at once (docs/decisions/005-features-in-view.md), and that blocking costs a point. */
const featureFirst: Record<string, Partial<Record<keyof typeof budgets, number>>> = {
  '/contact': { scriptBytes: 92_000, blockingMs: 150, performance: 99 },
  '/dragon-prince-game': { scriptBytes: 75_500, blockingMs: 150, performance: 99 },
}

export function budgetsOf(path: string): Record<keyof typeof budgets, number> {
  return { ...budgets, ...featureFirst[path] }
}

/** What a visitor waits for after a press. */
export const moments = { viewerMs: 100, navigationMs: 150 }

/** What changes by the day, on a slow phone: today, a day on which a camp is near, and one after all of them. */
export const steadiness = { days: [undefined, '2026-12-08', '2027-08-01'], layoutShift: 0.01, heightChange: 0.02 }
