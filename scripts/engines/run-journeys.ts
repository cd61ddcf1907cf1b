import { onStop } from '../process/on-stop.ts'
import type { Engine } from './engine.ts'
import { features } from './journeys/features.ts'
import { menus } from './journeys/menus.ts'
import { pages } from './journeys/pages.ts'
import { paper } from './journeys/paper.ts'
import { steadiness } from './journeys/steadiness.ts'
import { takePictures } from './pictures.ts'
import { type Journey, Visit } from './visit.ts'
import { openWatchedSite } from './watched-site.ts'

const all: Journey[] = [...pages, ...menus, ...features, ...paper, ...steadiness]

export interface Wish {
  /** Only the short run, at the first size of each journey. */
  short: boolean
  /** Only journeys with one of these in their names; none is all. */
  words: string[]
  /** A folder for pictures of every page. */
  pictures: string | undefined
}

/** Walks every journey in one engine, says how each went, and resolves to the number of those that failed. */
export async function runJourneys(engine: Engine, { short, words, pictures }: Wish): Promise<number> {
  const started = performance.now()
  const office = await openWatchedSite('dist')
  const { page, version, stop } = await engine.start()
  onStop(stop)
  const visit = new Visit(page, office)
  let failed = 0
  try {
    for (const journey of all.filter(({ name, ...one }) => (one.short || !short) && isNamed(name, words)))
      for (const { width, height } of short ? journey.sizes.slice(0, 1) : journey.sizes) {
        await page.resize(width, height)
        const faults = await walk(journey, visit)
        if (faults.length > 0) failed++
        if (faults.length > 0 || !short)
          console.log(`${faults.length > 0 ? '✗' : '✓'} ${engine.name}, ${width} px: ${[journey.name, ...faults].join('\n    ')}`)
      }
    if (pictures) await takePictures(visit, pictures)
  } finally {
    await stop()
    await office.stop()
  }
  console.log(`${engine.name} (${version}): ${failed || 'nothing'} failed, ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return failed
}

function isNamed(name: string, words: string[]): boolean {
  return words.length === 0 || words.some((word) => name.includes(word))
}

/** A journey that throws, or whose last page complains, is a fault. */
async function walk(journey: Journey, visit: Visit): Promise<string[]> {
  try {
    await journey.walk(visit)
    return await visit.complaints()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
