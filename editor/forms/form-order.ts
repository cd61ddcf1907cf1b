import type { LabelBook } from '../../authoring/fields/labels.ts'
import type { DecapField } from './decap-field.ts'

/** Fields before the content, after the name of the entry: its address, then place and time. */
const before = ['_address', 'path', 'city', 'isOnline', 'location', 'dates', 'season', 'hours']
/** Fields after the content: closing, appearance, publication. */
const after = ['closing', 'quotes', 'variant', 'variants', 'accent', 'chatText', 'posting', 'inMenu', 'draft', 'publishFrom', 'sample']
/** Texts for search engines and sharing. Only pages use these fields for it: a camp's title is shown on the page. */
const elsewhere = ['title', 'description', 'descriptionAfter', 'keywords', 'share']

/** True for the fields of a page: it has a short name, and texts for search engines. */
export function isPage(fields: { name: string }[]): boolean {
  return ['label', 'description', 'share'].every((name) => fields.some((field) => field.name === name))
}

/**
 * Orders form fields for the owner, independent of their order in the file: the name of the entry (`known`), its address, the content in
 * schema order, then rarely changed settings. For pages, the texts for search engines come last, collapsed.
 */
export function inFormOrder(fields: DecapField[], known: string, book: LabelBook): DecapField[] {
  const last = isPage(fields) ? elsewhere : []
  const named = [...[known, ...before].filter((name) => !last.includes(name)), undefined, ...after, ...last]
  const place = ({ name }: DecapField) => named.indexOf(named.includes(name) ? name : undefined)
  const ordered = fields.toSorted((one, other) => place(one) - place(other))
  const isFolded = ({ name }: DecapField) => last.includes(name)
  return [
    ...ordered.filter((field) => !isFolded(field)),
    ...(last.length > 0 ? [fold(book, ordered.filter(isFolded))] : []),
    ...ordered.filter(isFolded),
  ]
}

/** The heading that toggles the fields after it. Not part of the file. */
function fold(book: LabelBook, folded: DecapField[]): DecapField {
  const { label, hint } = book.field(['_search'])
  const asks = folded.some(({ name, required }) => name === 'description' && required)
  return { name: '_search', label, hint, widget: 'win-fold', required: false, mark: '', asks }
}

/** Moves the id of an item to the end. The owner need not set it: it is generated (gateway/entries/item-ids.ts). */
export function withNameLast(fields: DecapField[]): DecapField[] {
  const isName = ({ name, widget }: DecapField) => name === 'id' && widget === 'win-line'
  return [...fields.filter((field) => !isName(field)), ...fields.filter(isName).map((field) => ({ ...field, required: false }))]
}
