import type { LabelBook } from '../../authoring/fields/labels.ts'
import type { DecapField } from './decap-field.ts'

/** What an owner looks for before the content, after what the entry is known by: where it is found, then where and when it is. */
const before = ['_address', 'path', 'city', 'isOnline', 'location', 'dates', 'season', 'hours']
/** What is chosen once the content is there: how it ends and looks, and when it is to be seen. */
const after = ['closing', 'quotes', 'variant', 'variants', 'accent', 'chatText', 'posting', 'inMenu', 'draft', 'publishFrom', 'sample']
/** What a page says of itself elsewhere. Only a page has these for it: the title of a camp is on the page. */
const elsewhere = ['title', 'description', 'descriptionAfter', 'keywords', 'share']

/** A page has a name, and a head for search engines beside it. */
export function isPage(fields: { name: string }[]): boolean {
  return ['label', 'description', 'share'].every((name) => fields.some((field) => field.name === name))
}

/**
 * The fields of a form in the order in which an owner thinks of them, and no longer in that of the file, which stays as it is: what the entry is
 * `known` by, its address, the content in the schema's order, what is set once. Of a page the texts for search engines are last, folded.
 */
export function inOwnersOrder(fields: DecapField[], known: string, book: LabelBook): DecapField[] {
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

/** The heading of the fields after it, which it shows and hides. It is not a part of the file. */
function fold(book: LabelBook, folded: DecapField[]): DecapField {
  const { label, hint } = book.field(['_search'])
  const asks = folded.some(({ name, required }) => name === 'description' && required)
  return { name: '_search', label, hint, widget: 'win-fold', required: false, mark: '', asks }
}

/** What links call an item is nothing to begin with, and is made by itself (gateway/item-ids.ts). */
export function withNameLast(fields: DecapField[]): DecapField[] {
  const isName = ({ name, widget }: DecapField) => name === 'id' && widget === 'win-line'
  return [...fields.filter((field) => !isName(field)), ...fields.filter(isName).map((field) => ({ ...field, required: false }))]
}
