import { countPlaces } from './count-places.ts'
import { type Finding, findSamples } from './find-samples.ts'
import { readContent } from './read-content.ts'
import { shownOn } from './shown-on.ts'

/** The samples of one page, and how much of it is the owner's own already. */
export interface PageSamples {
  page: string
  left: Finding[]
  places: number
}

/** What is left on each page, the page with the least left first: it is the next to be ready. */
export function samplesByPage(folder: string): PageSamples[] {
  const files = readContent(folder)
  const pageOf = shownOn(files)
  const samples = Map.groupBy(findSamples(folder), ({ file }) => file)
  const byPage = Map.groupBy(files, pageOf)
  return [...byPage]
    .map(([page, ofPage]) => {
      const left = ofPage.flatMap(({ file }) => samples.get(file) ?? [])
      return { page, left, places: ofPage.reduce((sum, file) => sum + countPlaces(file), 0) }
    })
    .sort((one, other) => one.left.length - other.left.length)
}

/** '12 of 30 left, 60% done': never 100% while anything is left. */
export function shareDone(left: number, places: number): string {
  const done = Math.floor((100 * (places - left)) / places)
  return `${left} of ${places} left, ${done}% done`
}
