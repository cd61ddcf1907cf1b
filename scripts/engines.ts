import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { firefox, olderWebkit, webkit } from './engines/drivers.ts'
import { journeys } from './engines/journeys.ts'
import { saveScreenshots } from './engines/save-screenshots.ts'
import { type Engine, type Journey, openWatchedSite, Visit } from './engines/visit.ts'
import { errorMessage, onStop } from './process/process.ts'

/**
 * `npm run engines`: every page and feature of the built site in WebKit, in a WebKit that lacks what older Safari lacks, and in Firefox;
 * exits 1 if a journey fails. `--short` runs the journeys of `npm test`; `--pictures folder` saves screenshots of every page in both
 * themes; `--only WebKit` runs one engine; other arguments select the journeys whose name contains one of them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, pictures: { type: 'string' }, only: { type: 'string' } },
})
const chosen = journeys.filter(
  ({ name, short }) => (short || !values.short) && (positionals.length === 0 || positionals.some((word) => name.includes(word))),
)
const wanted = [webkit, firefox, ...(values.short ? [] : [olderWebkit])].filter(({ name }) => !values.only || name === values.only)
const missing = wanted.filter((engine) => !engine.isHere())
for (const { name, install } of missing) console.log(`${name} is not installed and was left out: ${install}`)
// A nightly run that quietly leaves Safari's engine out proves nothing.
if (missing.length > 0 && process.env['CI'] && !values.short) process.exit(1)
const failures = await Promise.all(wanted.filter((engine) => engine.isHere()).map((engine) => walkAll(engine).catch(reportFailure(engine))))
process.exit(failures.some((count) => count > 0) ? 1 : 0)

/** Prints why an engine could not start or stopped working, and counts it as one failure. */
function reportFailure({ name }: Engine): (error: unknown) => number {
  return (error) => {
    console.error(`✗ ${name}: ${errorMessage(error)}`)
    return 1
  }
}

/** Walks every journey in one engine, prints each result, and resolves to the number of failures. */
async function walkAll(engine: Engine): Promise<number> {
  const started = performance.now()
  const site = await openWatchedSite('dist')
  const { page, version, stop } = await engine.start()
  onStop(stop)
  const visit = new Visit(page, site)
  let failed = 0
  try {
    for (const journey of chosen)
      for (const { width, height } of values.short ? journey.sizes.slice(0, 1) : journey.sizes) {
        await page.resize(width, height)
        const faults = await walk(journey, visit)
        if (faults.length > 0) failed += 1
        if (faults.length > 0 || !values.short)
          console.log(`${faults.length > 0 ? '✗' : '✓'} ${engine.name}, ${width} px: ${[journey.name, ...faults].join('\n    ')}`)
      }
    if (values.pictures) await saveScreenshots(visit, join(values.pictures, engine.name))
  } finally {
    await stop()
    await site.stop()
  }
  console.log(`${engine.name} (${version}): ${failed || 'none'} failed, ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return failed
}

/** Resolves to the error that the journey threw, or to the complaints of its last page. */
async function walk(journey: Journey, visit: Visit): Promise<string[]> {
  try {
    await journey.walk(visit)
    const complaints = await visit.complaints()
    // Makes the next journey a first visit: a story in progress would reopen where it was left, at another height.
    await visit.page.run(() => {
      for (const storage of [localStorage, sessionStorage]) storage.clear()
    })
    return complaints
  } catch (error) {
    return [errorMessage(error)]
  }
}
