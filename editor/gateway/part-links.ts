import { linksIn } from '../../authoring/check/check-relations.ts'
import { contentPaths } from '../../authoring/content/content-paths.ts'
import { readableFile } from '../../authoring/content/readable.ts'
import { allReferences, type Reference } from '../../authoring/content/references.ts'
import type { LabelBook } from '../../authoring/fields/labels.ts'
import type { Data } from '../../authoring/merge/plain-data.ts'
import { addressOf } from './address-of.ts'
import { type Way, wayTo } from './way-to.ts'

/** A link to a part of a page. Which parts a page has, only the page itself can say: the editor looks there. */
export interface PartLink extends Way {
  file: string
  page: string
  part: string
}

/** The links to parts of pages in one file, as it is or as it is typed. */
export function partLinksOf(file: string, data: Data, book: LabelBook, references: () => Reference[]): PartLink[] {
  return linksIn(data).flatMap(({ path, to }) => {
    const [, address = '', part = ''] = /^(\/[^#]*)?#(.+)$/.exec(to) ?? []
    // In the text of an article it may be a mark of the pen, such as [word](#circle), which leads nowhere.
    const page = address || (path.at(-1) === 'body' ? undefined : pageAround(file, data, path, references))
    return part && page ? [{ file, page, part, ...wayTo(book, file, data, path) }] : []
  })
}

/** Those that may have come to nothing since the last publication: in a file that changed, or to the page of one. */
export function partLinksSince(changed: string[], root: string, book: LabelBook): PartLink[] {
  if (changed.length === 0) return []
  const pages = new Set(changed.map((file) => addressOf(file, readableFile(root, file) ?? {}, () => allReferences(root))))
  return allPartLinks(root, book).filter(({ file, page }) => changed.includes(file) || pages.has(page))
}

export function allPartLinks(root: string, book: LabelBook): PartLink[] {
  return contentPaths(root).flatMap((file) => partLinksOf(file, readableFile(root, file) ?? {}, book, () => allReferences(root)))
}

/** Where a link without a page of its own stands. A camp may have several pages. */
function pageAround(file: string, data: Data, [list, index]: (string | number)[], references: () => Reference[]): string | undefined {
  const landing = list === 'landings' ? (data[list] as { path?: unknown }[] | undefined)?.[Number(index)]?.path : undefined
  return typeof landing === 'string' ? landing : addressOf(file, data, references)
}
