import lighthouse from 'lighthouse'

export interface Scores {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaintMs: number
  layoutShift: number
  blockingMs: number
}

export async function runLighthouse(url: string, port: number, blockScripts = false): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    formFactor: 'mobile',
    ...(blockScripts && { blockedUrlPatterns: ['*.js'], onlyCategories: ['performance'] }),
  })
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaintMs: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blockingMs: value('total-blocking-time'),
  }
}

export function hasTimes({ largestPaintMs, layoutShift, blockingMs }: Scores): boolean {
  return [largestPaintMs, layoutShift, blockingMs].every(Number.isFinite)
}

/**
 * Combines several runs on one page. A busy machine only ever adds time, so the shortest times and the best performance score, which is
 * derived from them, are the most accurate. Of the scores that do not depend on the machine, the worst counts.
 */
export function scoresOf(runs: Scores[]): Scores {
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
