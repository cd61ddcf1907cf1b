import { contentPaths } from '../../../authoring/content/content-paths.ts'
import { entryNames } from '../../../authoring/content/entry-names.ts'
import { parseContentFile } from '../../../authoring/content/parse-content.ts'
import type { Complaint } from '../../../authoring/explain/complaint.ts'
import { fieldsOf } from '../../../authoring/fields/fields-of.ts'
import type { LabelBook } from '../../../authoring/fields/labels.ts'
import type { Field, Shape } from '../../../authoring/fields/shape.ts'
import { type Data, isData, valueAt } from '../../../authoring/merge/plain-data.ts'
import { paths } from '../../../src/config/paths.ts'
import { fieldLabel, labelPrefix, shapeAt } from '../fields/field-label.ts'
import { isEmptyOrNoItems } from '../fields/field-value.ts'
import { formPath } from '../fields/form-path.ts'

/** A placeholder for an empty field. */
export interface Placeholder {
  path: string
  /** The placeholder text on the page, if it is a text. */
  text?: string
}

interface Options {
  root: string
  book: LabelBook
  check(path: string, data: Data): Complaint[]
}

/** Maximum number of passes: filling in a group reveals its missing fields. */
const maxPasses = 6

/** Years to move days of another entry, until they clash with no entry of the site. */
const yearsLater = [0, 1, 2, 3]

/**
 * Fills all empty fields of a new entry with placeholders, so that it can be previewed from the first words on. Texts show their label;
 * other fields use a value that fits what the owner typed beside it, the value of another entry of the same collection, or the first
 * possible choice. For the preview only. Undefined if something is missing that has no placeholder, or if what was typed is invalid.
 */
export function withPlaceholders(path: string, entry: Data, options: Options): { data: Data; placeholders: Placeholder[] } | undefined {
  const other = anotherOf(path, options.root)
  for (const years of yearsLater) {
    const filled = fillIn(path, entry, other, years, options)
    if (filled !== 'clash') return filled
  }
  return undefined
}

/** Returns `clash` if a value that is no text, and not the owner's, is rejected. */
function fillIn(path: string, entry: Data, other: Data, years: number, { root, book, check }: Options) {
  const data = structuredClone(entry)
  const placeholders = new Map<string, Placeholder>()
  for (let pass = 0; pass < maxPasses; pass++) {
    const empty = check(path, data).filter(({ isNote }) => !isNote)
    if (empty.length === 0) return { data, placeholders: [...placeholders.values()] }
    for (const { path: at } of empty) {
      const fields = fieldsOf(path, data)
      const where = fieldLabel(book, labelPrefix(path), fields, at)
      const shape = shapeAt(fields, data, at)
      const isText = shape?.kind === 'text' || shape?.kind === 'markdown' || (shape?.kind === 'line' && !shape.pattern)
      if (!isText && isFilled(data, at)) return isFilled(entry, at) ? undefined : 'clash'
      const others = later(shape, single(valueAt(other, at)), years)
      // A text with a minimum length is padded to the length of the other entry's text.
      const value = isText
        ? placeholderText(where, placeholders.has(where) ? String(others ?? '').length : 0)
        : (besideTyped(fields, entry, at) ?? others ?? anyOf(shape, where, root))
      if (isFilled(entry, at) || value === undefined) return undefined
      put(data, at, value)
      placeholders.set(where, { path: formPath(fields, data, at).join('.'), ...(isText && { text: String(value) }) })
    }
  }
  return undefined
}

/** True if a field, or a field inside it, has a value. The form sends empty groups. */
function isFilled(data: Data, at: (string | number)[]): boolean {
  const value = valueAt(data, at)
  return isData(value) ? Object.keys(value).some((name) => name !== 'sample' && isFilled(value, [name])) : !isEmptyOrNoItems(data, at)
}

/** A day of another entry, moved by whole years. */
function later(shape: Shape | undefined, value: unknown, years: number): unknown {
  return shape?.kind === 'day' && typeof value === 'string' ? value.replace(/\d{4}$/, (year) => String(Number(year) + years)) : value
}

/** For the other end of a span, such as the last day: a value that fits the end that the owner typed. */
function besideTyped(fields: Field[], entry: Data, at: (string | number)[]): unknown {
  const [group, name] = [at.slice(0, -1), at.at(-1)]
  const shape = shapeAt(fields, entry, group)
  const ends = shape?.kind === 'object' ? shape.fields.filter((field) => isEnd(field.shape)) : []
  const own = ends.findIndex((field) => field.name === name)
  const [typed] = ends.filter((field, index) => index !== own && field.shape.kind === ends[own]?.shape.kind)
  const value = typed && valueAt(entry, [...group, typed.name])
  if (ends.length !== 2 || value === undefined || value === '') return undefined
  if (typed?.shape.kind !== 'time') return value
  const hour = Number(String(value).slice(0, 2)) + (own === 1 ? 1 : -1)
  return `${String(Math.min(Math.max(hour, 0), 23)).padStart(2, '0')}${own === 1 ? ':59' : ':00'}`
}

function isEnd({ kind }: Shape): boolean {
  return kind === 'day' || kind === 'time' || kind === 'number' || kind === 'choice'
}

function placeholderText(where: string, length: number): string {
  return `[${where
    .split(' › ')
    .at(-1)
    ?.padEnd(length - 2, ' .')}]`
}

function anyOf(shape: Shape | undefined, where: string, root: string): unknown {
  if (shape?.kind === 'choice') return shape.values[0]
  if (shape?.kind === 'number') return shape.min ?? 1
  if (shape?.kind === 'icon') return 'cubes'
  if (shape?.kind === 'reference') return entryNames(shape.collection, root)[0]
  if (shape?.kind === 'picture-file') return anyPicture(root)?.['src']
  if (shape?.kind === 'object') return shape.isPicture ? anyPicture(root) : {}
  if (shape?.kind === 'line' && shape.isPage) return paths.contact
  if (shape?.kind === 'action') return { label: placeholderText(where, 0), chat: '' }
  return shape?.kind === 'list' ? itemsOf(shape, where, root) : undefined
}

/** The minimum number of items. */
function itemsOf({ item, min = 1 }: Shape & { kind: 'list' }, where: string, root: string): unknown[] | undefined {
  const count = Math.max(min, 1)
  if (item.kind === 'reference') return entryNames(item.collection, root).slice(0, count)
  const one = item.kind === 'text' ? placeholderText(where, 0) : anyOf(item, where, root)
  return one === undefined ? undefined : Array.from({ length: count }, () => structuredClone(one))
}

function anyPicture(root: string): Data | undefined {
  const pictures = contentPaths(root).map((file) => parseContentFile(root, file)?.['cover'])
  return pictures.find(isData)
}

function anotherOf(path: string, root: string): Data {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const found = contentPaths(root).find((one) => one.startsWith(folder) && one !== path && parseContentFile(root, one))
  return (found && parseContentFile(root, found)) || {}
}

/**
 * The value if it is a single value, a range, a picture or an action. Groups are skipped: their texts show their own labels, and whole
 * sections of another page would look like the owner's content.
 */
function single(value: unknown): unknown {
  const isRange = Array.isArray(value) && value.every((one) => typeof one === 'number')
  return typeof value !== 'object' || isRange || (isData(value) && ('src' in value || 'to' in value)) ? value : undefined
}

/** Sets a value, and creates missing groups on the way. */
function put(data: Data, [step = '', ...rest]: (string | number)[], value: unknown): void {
  if (rest.length === 0) {
    data[step] = value
    return
  }
  data[step] ??= {}
  put(data[step] as Data, rest, value)
}
