import type { Bytes } from './measure.ts'
import type { Scores } from './scores.ts'

/** The budgets that docs/performance.md promises. Bytes are transfer sizes (brotli). */
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
  /** Blocking time that the scripts add to the same page without them. Allows one task of noise from the machine. */
  blockingMs: 50,
  /** LCP relative to the same page with its scripts blocked. */
  paintRatio: 1.1,
  /** LCP on simulated slow 4G with a 4× CPU slowdown. */
  paintMs: 1_600,
} as const

/**
 * Pages with a feature on the first screen or just below it. It hydrates immediately (docs/decisions/005-features-in-view.md), and the
 * blocking time costs a point of the performance score.
 */
const featureFirst: Record<string, Partial<Record<keyof typeof budgets, number>>> = {
  '/contact': { scriptBytes: 92_000, blockingMs: 150, performance: 99 },
  '/dragon-prince-game': { scriptBytes: 75_500, blockingMs: 150, performance: 99 },
}

function budgetsOf(path: string): Record<keyof typeof budgets, number> {
  return { ...budgets, ...featureFirst[path] }
}

/** The names of the budgets that a page does not meet; `bare` are the scores of the same page without its scripts. */
export function exceededBudgets(path: string, bytes: Bytes, scores: Scores, bare: Scores): string[] {
  const budgets = budgetsOf(path)
  // Each comparison is false for NaN, so a value that could not be measured counts as exceeded.
  const isMet: Record<string, boolean> = {
    script: bytes.script <= budgets.scriptBytes,
    'html+css': bytes.htmlCss <= budgets.htmlCssBytes,
    fonts: bytes.font <= budgets.fontBytes,
    hero: bytes.hero <= budgets.heroBytes,
    performance: scores.performance >= budgets.performance,
    accessibility: scores.accessibility >= budgets.accessibility,
    'best practices': scores.bestPractices >= budgets.bestPractices,
    seo: scores.seo >= budgets.seo,
    CLS: scores.layoutShift <= budgets.layoutShift,
    TBT: scores.blockingMs - bare.blockingMs <= budgets.blockingMs,
    'LCP vs no script': scores.largestPaintMs / bare.largestPaintMs <= budgets.paintRatio,
    LCP: scores.largestPaintMs <= budgets.paintMs,
  }
  return Object.keys(isMet).filter((name) => !isMet[name])
}

/** Maximum time from a press to its result. */
export const interactionBudgets = { viewerMs: 100, navigationMs: 150 }

/** Limits for pages that change with the date, on a slow phone: today, a day shortly before a camp, and a day after all camps. */
export const stabilityBudgets = { days: [undefined, '2026-12-08', '2027-08-01'], layoutShift: 0.01, heightChange: 0.02 }
