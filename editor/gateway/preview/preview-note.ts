import { contentPaths } from '../../../authoring/content/content-paths.ts'
import { parseContentFile } from '../../../authoring/content/parse-content.ts'
import type { Reference } from '../../../authoring/content/references.ts'
import type { Complaint } from '../../../authoring/explain/complaint.ts'
import { fieldsOf } from '../../../authoring/fields/fields-of.ts'
import type { Data } from '../../../authoring/merge/plain-data.ts'
import { ownerFile } from '../../../src/config/owner-file.ts'
import { entryName } from '../fields/entry-title.ts'
import { formAddress } from '../fields/field-link.ts'
import { formPath } from '../fields/form-path.ts'
import { message } from '../owner-error.ts'
import { menuFile } from '../screens/menu-lists.ts'

/** A note above the preview: the page changes only later, or does not exist yet; with the lists that the entry could be added to. */
export interface PreviewNote {
  note?: string
  places?: Place[]
}

interface Place {
  where: string
  form: string | undefined
  field: string
}

export function previewNote(
  root: string,
  path: string,
  address: string | undefined,
  references: () => Reference[],
  isSaved: boolean,
  isSeen: boolean,
): PreviewNote {
  if (path === ownerFile) return { note: message('afterSaving') }
  if (path === menuFile) return { note: message('menusOfPage') }
  if (address) return {}
  const [, folder] = /^src\/content\/([\w-]+)\//.exec(path) ?? []
  const others = references().filter(({ collection, from }) => collection === folder && from.startsWith('src/content/pages/'))
  const pages = new Map(others.map((other) => [other.from, other]))
  return {
    note: message(pages.size === 0 ? 'notShown' : `notShown${isSaved ? 'Here' : 'Yet'}${isSeen ? 'Seen' : ''}`),
    places: [...pages.values()].map((other) => listOf(root, other)),
  }
}

/** A warning before the only article of a subject changes its subject. */
export function lastOfSubjectNote(root: string, path: string, before: Data | undefined, { category }: Data): Complaint[] {
  const hebrew = before && before['category'] !== category && removalWarning(root, path, before)
  return hebrew ? [{ path: ['category'], hebrew, english: 'this is the only article of its previous subject', isNote: true }] : []
}

/** A warning before an article is deleted that is the only one of its subject. */
export function removalWarning(root: string, path: string, { category }: Data): string | undefined {
  if (!path.startsWith('src/content/articles/') || typeof category !== 'string') return undefined
  const others = contentPaths(root).filter((other) => other.startsWith('src/content/articles/') && other !== path)
  if (others.some((other) => parseContentFile(root, other)?.['category'] === category)) return undefined
  const subjects = parseContentFile(root, 'src/content/interface/subjects.json')
  return message('lastOfSubject', { subject: String(subjects?.[category] ?? category) })
}

/** The list of a page that refers to another entry of the same collection. */
function listOf(root: string, { from, path }: Reference): Place {
  const data = parseContentFile(root, from) ?? {}
  const end = path.findLastIndex((step) => typeof step === 'number')
  const list = end < 0 ? path : path.slice(0, end)
  return {
    where: typeof data['label'] === 'string' ? data['label'] : entryName(from),
    form: formAddress(from),
    field: formPath(fieldsOf(from, data), data, list).join('.'),
  }
}
