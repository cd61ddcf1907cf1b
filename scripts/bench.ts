import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import { paths } from '../src/config/paths.ts'
import { findChromium, installChromium } from '../tests/support/find-chromium.ts'
import { exceededBudgets, interactionBudgets, stabilityBudgets } from './bench/budgets.ts'
import { type Bytes, measureBytes, measureHeights, measureNavigation, measureShift, measureViewer } from './bench/measure.ts'
import { runLighthouse } from './bench/run-lighthouse.ts'
import { hasTimes, type Scores, scoresOf } from './bench/scores.ts'
import { serveBuiltSite } from './serve/serve-built-site.ts'

/** `npm run bench [path …]`: measures the built site against its budgets; exits 1 if one is exceeded. */
const chosen = process.argv.slice(2)
const pages = chosen.length > 0 ? chosen : listedPages()

const changeByDay: string[] = [paths.home, paths.camps, paths.passoverCamp, paths.kiryatGatCamp]

if (!findChromium()) installChromium()
const chromePath = findChromium()
const { origin } = await serveBuiltSite()

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
const chrome = await launch({ chromeFlags: flags, ...(chromePath && { chromePath }) })
const browser = await chromium.launch({ args: flags.slice(1), ...(chromePath && { executablePath: chromePath }) })
const maxAttempts = 5
let broken = 0

// Warm-up: the first run would include the start-up time of the browser.
await runLighthouse(origin + paths.privacy, chrome.port)

console.log(
  row(['page', 'script', 'html+css', 'fonts', 'hero', 'perf', 'a11y', 'best', 'seo', 'CLS', 'TBT', 'TBT no JS', 'LCP', 'LCP ratio']),
)
for (const path of pages) {
  const bytes = await measureBytes(browser, origin + path)
  const result = await audit(path, bytes)
  if (!result) {
    broken += 1
    console.log(`${path}  ✗ not measured: the browser recorded no times in ${maxAttempts} attempts`)
    continue
  }
  const { scores, bare, faults } = result
  broken += faults.length
  console.log(
    row([
      path,
      kilo(bytes.script),
      kilo(bytes.htmlCss),
      kilo(bytes.font),
      kilo(bytes.hero),
      scores.performance,
      scores.accessibility,
      scores.bestPractices,
      scores.seo,
      scores.layoutShift.toFixed(3),
      Math.round(scores.blockingMs),
      Math.round(bare.blockingMs),
      `${Math.round(scores.largestPaintMs)} ms`,
      (scores.largestPaintMs / bare.largestPaintMs).toFixed(2),
    ]) + (faults.length > 0 ? `  ✗ ${faults.join(', ')}` : ''),
  )
}

for (const path of pages.filter((page) => changeByDay.includes(page))) {
  const shifts: number[] = []
  for (const day of stabilityBudgets.days) shifts.push(await measureShift(browser, origin + path, day))
  const change = await measureHeights(browser, origin + path)
  const faults = [
    ...(Math.max(...shifts) > stabilityBudgets.layoutShift ? ['CLS'] : []),
    ...(change > stabilityBudgets.heightChange ? ['height'] : []),
  ]
  broken += faults.length
  const days = shifts.map((shift, number) => `${stabilityBudgets.days[number] ?? 'today'} ${shift.toFixed(3)}`).join(', ')
  console.log(
    `${path} on a slow phone: CLS ${days}; height changes by ${(change * 100).toFixed(1)}%` +
      (faults.length > 0 ? `  ✗ ${faults.join(', ')}` : ''),
  )
}

if (chosen.length === 0) {
  await checkInteraction('viewer opens, 4× slowdown', measureViewer, interactionBudgets.viewerMs)
  await checkInteraction('page to page, prefetched', measureNavigation, interactionBudgets.navigationMs)
}

await browser.close()
chrome.kill()
console.log(broken === 0 ? '\nAll budgets are met.' : `\n${broken} budgets are not met.`)
process.exit(broken === 0 ? 0 : 1)

async function checkInteraction(name: string, measure: typeof measureViewer, budget: number): Promise<void> {
  const took = Math.round(await measure(browser, origin))
  if (took > budget) broken += 1
  console.log(`${name}: ${took} ms${took > budget ? `  ✗ over ${budget} ms` : ''}`)
}

/**
 * Measures a page that is over a budget again, up to `maxAttempts` times in all: a busy machine only ever adds time. Resolves to undefined
 * if no run has times.
 */
async function audit(path: string, bytes: Bytes): Promise<{ scores: Scores; bare: Scores; faults: string[] } | undefined> {
  const runs: Scores[] = []
  const bareRuns: Scores[] = []
  let result: Awaited<ReturnType<typeof audit>>
  for (let attempt = 1; attempt <= maxAttempts && result?.faults.length !== 0; attempt++) {
    const run = await runLighthouse(origin + path, chrome.port)
    const bareRun = await runLighthouse(origin + path, chrome.port, true)
    if (!hasTimes(run) || !hasTimes(bareRun)) continue
    runs.push(run)
    bareRuns.push(bareRun)
    const [scores, bare] = [scoresOf(runs), scoresOf(bareRuns)]
    result = { scores, bare, faults: exceededBudgets(path, bytes, scores, bare) }
  }
  return result
}

/** Every page of the sitemap, but only the first of the articles and of the article lists by subject: they share a layout. */
function listedPages(): string[] {
  const listed = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || paths.home,
  )
  const isArticle = (path: string) => path.startsWith(`${paths.blog}/`)
  return [...listed.filter((path) => !isArticle(path)), ...listed.filter(isArticle).slice(0, 1)]
}

function row(cells: (string | number)[]): string {
  return cells.map((cell, index) => (index === 0 ? String(cell).padEnd(40) : String(cell).padStart(10))).join('')
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
