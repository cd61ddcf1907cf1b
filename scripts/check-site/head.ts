import { readFileSync } from 'node:fs'
import { language } from '../../src/config/language.ts'
import { descriptionError, titleError } from '../../src/lib/search-result.ts'
import { type BuiltPage, isHidden, tagsOf } from './read-pages.ts'

const largestShareImage = 300_000

/** Pages whose head lacks what browsers, search engines or shared links need. Pages hidden from search engines are skipped. */
export function findWrongHeads(pages: BuiltPage[], folder: string, origin: string): string[] {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  return pages
    .filter((page) => !isHidden(page))
    .flatMap(({ path, html }) => {
      const [root] = tagsOf(html, 'html')
      const [canonical] = tagsOf(html, 'link').filter(({ rel }) => rel === 'canonical')
      const title = html.match(/<title>(.*?)<\/title>/)?.[1] ?? ''
      const description = metaOf(html, 'description')
      const titled = titles.get(title)
      const described = descriptions.get(description)
      titles.set(title, path)
      descriptions.set(description, path)
      return [
        ...(root?.['lang'] === language.code && root['dir'] === language.dir ? [] : ['is not marked as Hebrew, right to left']),
        ...(title ? [] : ['has no title']),
        ...(titled ? [`has the same title as ${titled}`] : []),
        ...(described ? [`has the same description as ${described}`] : []),
        ...faultsIn(titleError(withoutMarks(title)), descriptionError(description)),
        ...(canonical?.['href'] === origin + path ? [] : [`has the wrong canonical address, ${canonical?.['href']}`]),
        ...(metaOf(html, 'og:locale') === language.openGraph ? [] : ['has the wrong og:locale']),
        ...['og:title', 'og:description'].filter((name) => !metaOf(html, name)).map((name) => `has no ${name}`),
        ...shareImageFaults(metaOf(html, 'og:image'), folder, origin),
      ].map((fault) => `${path} ${fault}`)
    })
}

function faultsIn(...faults: (string | undefined)[]): string[] {
  return faults.flatMap((fault) => (fault ? [`is not ready for search results: ${fault}`] : []))
}

/** Removes the invisible direction marks around Latin words, and counts an HTML entity as one character. */
function withoutMarks(title: string): string {
  return title.replace(/[\u2066-\u2069]/g, '').replace(/&[#\w]+;/g, '&')
}

function metaOf(html: string, wanted: string): string {
  return tagsOf(html, 'meta').find(({ name, property }) => name === wanted || property === wanted)?.['content'] ?? ''
}

function shareImageFaults(address: string, folder: string, origin: string): string[] {
  if (!address.startsWith(`${origin}/`)) return [`has the share image "${address}", which is not on this site`]
  try {
    const image = readFileSync(folder + address.slice(origin.length))
    const isJpeg = image.subarray(0, 3).toString('hex') === 'ffd8ff'
    return isJpeg && image.length < largestShareImage
      ? []
      : [`has the share image ${address}, which is not a JPEG under ${largestShareImage} bytes`]
  } catch {
    return [`has the share image ${address}, which does not exist`]
  }
}
