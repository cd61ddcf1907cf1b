/** The promises of docs/performance.md. Bytes are as sent (brotli). */
export const budgets = {
  scriptBytes: 10_000,
  htmlCssBytes: 40_000,
  fontBytes: 60_000,
  heroBytes: 80_000,
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  layoutShift: 0.01,
  blockingMs: 0,
  /** Largest paint against the same page with its scripts blocked. */
  paintRatio: 1.1,
} as const
