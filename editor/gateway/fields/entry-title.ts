import type { LabelBook } from '../../../authoring/fields/labels.ts'
import type { Data } from '../../../authoring/merge/plain-data.ts'
import { labelPrefix } from './field-label.ts'

/** The file name without extension. */
export function entryName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.\w+$/, '')
}

/** The title of a file as in the editor: „מחנות: מחנה פסח”. Falls back to the file name. */
export function entryTitle(book: LabelBook, path: string, { label, title, name, city }: Data = {}): string {
  const [place = ''] = labelPrefix(path)
  const collection = book.collection(place).label
  // Collections with one file need no title after the label.
  if (alone.includes(place)) return collection
  if (place === 'interface') return `${collection}: ${book.interface(entryName(path))}`
  const own = [label, title, name, city].find((one) => typeof one === 'string' && one !== '')
  const line = String(own ?? entryName(path)).replace(/\s+/g, ' ')
  return `${collection}: ${line.trim()}`
}

/** Collections with one file. */
const alone = ['menu', 'owner', 'roles', 'topics', 'story']
