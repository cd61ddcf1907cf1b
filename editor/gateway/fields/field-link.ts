import { collectionOf } from '../../../authoring/content/collection-of.ts'
import { fieldsOf } from '../../../authoring/fields/fields-of.ts'
import type { LabelBook } from '../../../authoring/fields/labels.ts'
import type { Data } from '../../../authoring/merge/plain-data.ts'
import { entryName, entryTitle } from './entry-title.ts'
import { fieldLabel, labelPrefix } from './field-label.ts'
import { formPath } from './form-path.ts'

/** A link to a field. */
export interface FieldLink {
  /** The file and the field in the words of the forms. */
  where: string
  /** The address of the form, if there is one, and the field in it. */
  form?: string
  field?: string
}

export function fieldLink(book: LabelBook, file: string, data: Data, path: (string | number)[]): FieldLink {
  const fields = fieldsOf(file, data)
  // Interface words have no field names.
  const inForm = file.startsWith('src/content/interface/') ? '' : fieldLabel(book, labelPrefix(file), fields, path, data)
  const form = formAddress(file)
  return {
    where: [entryTitle(book, file, data), inForm].filter(Boolean).join(' › '),
    ...(form && { form, field: formPath(fields, data, path).join('.') }),
  }
}

/** The address of a file's form in the editor. */
export function formAddress(file: string): string | undefined {
  const name = entryName(file)
  if (file.startsWith('src/content/interface/')) return `#/collections/interface/entries/words-${name}`
  const collection = collectionOf(file)
  if (!collection) return undefined
  if (collection === 'owner') return '#/collections/owner/entries/facts'
  return collection.startsWith('page-') ? `#/collections/drawn/entries/${name}` : `#/collections/${collection}/entries/${name}`
}
