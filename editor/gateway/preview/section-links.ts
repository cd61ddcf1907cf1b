import { linksIn } from '../../../authoring/check/check-relations.ts'
import { contentPaths } from '../../../authoring/content/content-paths.ts'
import { parseContentFile } from '../../../authoring/content/parse-content.ts'
import { allReferences, type Reference } from '../../../authoring/content/references.ts'
import type { LabelBook } from '../../../authoring/fields/labels.ts'
import type { Data } from '../../../authoring/merge/plain-data.ts'
import { type FieldLink, fieldLink } from '../fields/field-link.ts'
import { addressOf } from './address-of.ts'

/** A link to a section of a page. Only the rendered page knows its sections, so the editor checks there. */
export interface SectionLink extends FieldLink {
  file: string
  page: string
  section: string
}

/** The links to sections in one file, saved or unsaved. */
export function sectionLinksOf(file: string, data: Data, book: LabelBook, references: () => Reference[]): SectionLink[] {
  return linksIn(data).flatMap(({ path, to }) => {
    const [, address = '', section = ''] = /^(\/[^#]*)?#(.+)$/.exec(to) ?? []
    // In an article's text, [word](#circle) may be a pen mark, which is not a link.
    const page = address || (path.at(-1) === 'body' ? undefined : pageAround(file, data, path, references))
    return section && page ? [{ file, page, section, ...fieldLink(book, file, data, path) }] : []
  })
}

/** Links that may have broken since the last publication: in changed files, or to their pages. */
export function sectionLinksSince(changed: string[], root: string, book: LabelBook): SectionLink[] {
  if (changed.length === 0) return []
  const pages = new Set(changed.map((file) => addressOf(file, parseContentFile(root, file) ?? {}, () => allReferences(root))))
  return allSectionLinks(root, book).filter(({ file, page }) => changed.includes(file) || pages.has(page))
}

export function allSectionLinks(root: string, book: LabelBook): SectionLink[] {
  return contentPaths(root).flatMap((file) => sectionLinksOf(file, parseContentFile(root, file) ?? {}, book, () => allReferences(root)))
}

/** The page that contains a link without an address of its own. A camp may have several pages. */
function pageAround(file: string, data: Data, [list, index]: (string | number)[], references: () => Reference[]): string | undefined {
  const landing = list === 'landings' ? (data[list] as { path?: unknown }[] | undefined)?.[Number(index)]?.path : undefined
  return typeof landing === 'string' ? landing : addressOf(file, data, references)
}
