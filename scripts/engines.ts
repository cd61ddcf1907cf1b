import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { firefox, olderWebkit, webkit } from './engines/drivers.ts'
import { journeys } from './engines/journeys.ts'
import { takePictures } from './engines/pictures.ts'
import { type Engine, type Journey, openWatchedSite, Visit } from './engines/visit.ts'
import { onStop } from './process/process.ts'

/**
 * `npm run engines`: every page and feature of the built site in WebKit, in a WebKit that lacks what older Safari lacks, and in Firefox;
 * exits 1 when something is wrong. `--short` is the journey of `npm test`; `--pictures folder` saves every page, by day and by night;
 * `--only WebKit` is for one engine, and words after the options are for the journeys that have one of them in their name.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, pictures: { type: 'string' }, only: { type: 'string' } },
})
const chosen = journeys.filter(
  ({ name, short }) => (short || !values.short) && (positionals.length === 0 || positionals.some((word) => name.includes(word))),
)
const wanted = [webkit, firefox, ...(values.short ? [] : [olderWebkit])].filter(({ name }) => !values.only || name === values.only)
for (const { name, install, isHere } of wanted) if (!isHere()) console.log(`${name} is not on this machine, and was left out: ${install}`)
const failures = await Promise.all(wanted.filter((engine) => engine.isHere()).map(walkAll))
process.exit(failures.some((count) => count > 0) ? 1 : 0)

/** Walks every journey in one engine, says how each went, and resolves to the number of those that failed. */
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
    if (values.pictures) await takePictures(visit, join(values.pictures, engine.name))
  } finally {
    await stop()
    await site.stop()
  }
  console.log(`${engine.name} (${version}): ${failed || 'nothing'} failed, ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return failed
}

/** A journey that throws, or whose last page complains, is a fault. */
async function walk(journey: Journey, visit: Visit): Promise<string[]> {
  try {
    await journey.walk(visit)
    const complaints = await visit.complaints()
    // The next one is a first visit: a story that was begun opens where it was left, at another height.
    await visit.page.run(() => {
      for (const storage of [localStorage, sessionStorage]) storage.clear()
    })
    return complaints
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
