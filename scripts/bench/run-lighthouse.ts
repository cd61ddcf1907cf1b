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
  if (!result) throw new Error(`Lighthouse gave no answer for ${url}`)
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

/** The middle of each figure, which need not be of one look. */
export function middleScores(looks: Scores[]): Scores {
  const names = Object.keys(looks[0] ?? {}) as (keyof Scores)[]
  const middle = (name: keyof Scores) => looks.map((look) => look[name]).sort((a, b) => a - b)[Math.floor(looks.length / 2)] ?? Number.NaN
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Scores
}
