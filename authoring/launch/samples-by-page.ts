import { join } from 'node:path'
import { contentFiles } from './content-files.ts'
import { countPlaces } from './count-places.ts'
import { findSamples, type LaunchFinding } from './find-samples.ts'
import { shownOn } from './shown-on.ts'

/** The samples of one page, and the number of places that can be samples. */
export interface PageSamples {
  page: string
  left: LaunchFinding[]
  places: number
}

/** The samples of each page, fewest first: those pages are closest to ready. */
export function samplesByPage(root = '.'): PageSamples[] {
  const files = contentFiles(root)
  const pageOf = shownOn(files, root)
  const samples = Map.groupBy(findSamples(join(root, 'src/content')), ({ file }) => file)
  const byPage = Map.groupBy(files, pageOf)
  return [...byPage]
    .map(([page, ofPage]) => {
      const left = ofPage.flatMap(({ file }) => samples.get(file) ?? [])
      return { page, left, places: ofPage.reduce((sum, file) => sum + countPlaces(file), 0) }
    })
    .sort((one, other) => one.left.length - other.left.length)
}

/** Prints the samples page by page, each page with its done share. */
export function printedSamples(pages: PageSamples[]): string {
  const left = pages.flatMap((page) => page.left).length
  const places = pages.reduce((sum, page) => sum + page.places, 0)
  const ready = pages.filter((page) => page.left.length === 0 && page.places > 0).map(({ page }) => page)
  return [
    `Samples in the content, by page (replace each with the real fact or photograph, then delete “sample: true”): ${shareDone(left, places)}`,
    ...(ready.length > 0 ? [`  ready: ${ready.join(', ')}`] : []),
    ...pages.flatMap((page) => (page.left.length > 0 ? ['', ...printedPage(page)] : [])),
  ].join('\n')
}

function printedPage({ page, left, places }: PageSamples): string[] {
  return [`  ${page}: ${shareDone(left.length, places)}`, ...left.map(({ file, line, what }) => `    ${file}:${line}  ${what}`)]
}

/** '12 of 30 left, 60% done'. Rounded down: never 100% while samples are left. */
export function shareDone(left: number, places: number): string {
  const done = Math.floor((100 * (places - left)) / places)
  return `${left} of ${places} left, ${done}% done`
}
