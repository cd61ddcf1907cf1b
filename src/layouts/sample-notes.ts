import * as words from '@/content/interface/samples.json'

/** What is said at the end of a page about what is not real on it, by the marks and the pictures that it shows. */
export function sampleNotes(html: string): string[] {
  return [html.includes(' data-illustration') && words.pageIllustrations, html.includes(' data-sample=') && words.pageSamples].filter(
    (note) => note !== false,
  )
}
