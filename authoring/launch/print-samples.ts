import { type PageSamples, shareDone } from './samples-by-page.ts'

/** The samples, page by page, each page with the share of it that is done. */
export function printSamples(pages: PageSamples[]): string {
  const left = pages.flatMap((page) => page.left).length
  const places = pages.reduce((sum, page) => sum + page.places, 0)
  const ready = pages.filter((page) => page.left.length === 0 && page.places > 0).map(({ page }) => page)
  return [
    `Samples in the content, by page (put the real fact or photograph there, then delete “sample: true”): ${shareDone(left, places)}`,
    ...(ready.length > 0 ? [`  ready: ${ready.join(', ')}`] : []),
    ...pages.flatMap((page) => (page.left.length > 0 ? ['', ...printPage(page)] : [])),
  ].join('\n')
}

function printPage({ page, left, places }: PageSamples): string[] {
  return [`  ${page}: ${shareDone(left.length, places)}`, ...left.map(({ file, line, what }) => `    ${file}:${line}  ${what}`)]
}
