import { collectionOf } from '../../../authoring/content/collection-of.ts'
import type { LabelBook } from '../../../authoring/fields/labels.ts'
import { type Field, fieldsInside, type Shape } from '../../../authoring/fields/shape.ts'
import { type Data, isData, valueAt } from '../../../authoring/merge/plain-data.ts'
import { message } from '../owner-error.ts'
import { isEmptyField } from './field-value.ts'

/**
 * The path to a field in the words of the form: „עמודי המחנה 1 › פתיחה › כותרת”. A section is named by its type and, if that is ambiguous,
 * by its heading.
 */
export function fieldLabel(book: LabelBook, place: string[], fields: Field[], path: (string | number)[], data: Data = {}): string {
  const labels: string[] = []
  let known = fields
  // Several if section types have fields of the same name: „פריטים” of steps and of figures.
  let shapes: Shape[] = []
  const names = [...place]
  for (const [index, step] of path.entries()) {
    if (shapes.some(({ kind }) => kind === 'named')) {
      labels.push(`„${headingAt(data, path.slice(0, index + 1)) ?? step}”`)
      shapes = shapes.flatMap((shape) => (shape.kind === 'named' ? shape.item : []))
    } else if (typeof step === 'number' && shapes.some((shape) => shape.kind === 'list' && shape.isRange)) {
      labels.push(book.field([...names, step === 0 ? 'from' : 'to']).label)
    } else if (typeof step === 'number') {
      const list = labels.pop() ?? ''
      labels.push(sectionLabel(book, data, path.slice(0, index), step, shapes) ?? `${list} ${step + 1}`)
      shapes = shapes.map((shape) => (shape.kind === 'list' ? shape.item : shape))
    } else if (shapes.some(({ kind }) => kind === 'action')) {
      const label = message(`action.${step}`)
      if (label !== `action.${step}`) labels.push(label)
    } else {
      names.push(step)
      shapes = known.filter(({ name }) => name === step).map(({ shape }) => shape)
      labels.push(shapes.length || !place.length ? book.field(names).label : step)
    }
    known = shapes.flatMap((shape) => fieldsInside(shape))
  }
  return labels.join(' › ')
}

/** Names a section by its type; if there are several of that type, also by its heading or number. */
function sectionLabel(book: LabelBook, data: Data, list: (string | number)[], index: number, shapes: Shape[]): string | undefined {
  const by = shapes.flatMap((shape) => (shape.kind === 'list' && shape.item.kind === 'kinds' ? shape.item.by : []))[0]
  const sections = valueAt(data, list)
  if (by === undefined || !Array.isArray(sections)) return undefined
  const kindOf = (section: unknown) => (isData(section) ? section[by] : undefined)
  const kind = kindOf(sections[index])
  if (typeof kind !== 'string') return undefined
  const alike = sections.flatMap((section, at) => (kindOf(section) === kind ? at : []))
  const { label } = book.kind(kind)
  if (alike.length === 1) return label
  const heading = headingAt(data, [...list, index])
  return heading ? `${label} „${heading}”` : `${label} ${alike.indexOf(index) + 1}`
}

function headingAt(data: Data, path: (string | number)[]): string | undefined {
  const heading = valueAt(data, [...path, 'heading'])
  // For a heading that depends on the camp's state, the first one.
  const [first] = isData(heading) ? Object.values(heading) : [heading]
  return typeof first === 'string' && first !== '' ? first.replaceAll('*', '') : undefined
}

/** True if the current form has this field; old versions of a file may contain others. */
export function isInForm(fields: Field[], data: Data, path: (string | number)[]): boolean {
  const kinds = path.map((_, index) => shapeAt(fields, data, path.slice(0, index + 1))?.kind)
  return kinds.every(Boolean) || kinds.includes('action')
}

/** True if the field is a list of items. */
function isList(fields: Field[], data: Data, path: (string | number)[]): boolean {
  const shape = shapeAt(fields, data, path)
  return (shape?.kind === 'list' && !shape.isRange) || shape?.kind === 'named'
}

/** Says that a field is empty. The checks say which line to add to the file, by the name of the field there. */
export function emptyMessage(fields: Field[], data: Data, path: (string | number)[]): string | undefined {
  return isEmptyField(data, path) ? message(isList(fields, data, path) ? 'emptyList' : 'emptyField') : undefined
}

/** The values of a choice field, each of which has a label. */
function choicesAt(fields: Field[], data: Data, path: (string | number)[]): unknown[] {
  const [holder, shape] = [path.slice(0, -1), path].map((at) => shapeAt(fields, data, at))
  if (holder?.kind === 'action' && path.at(-1) === 'topic') return holder.topics
  return shape?.kind === 'choice' || shape?.kind === 'word-or-number' ? shape.values : []
}

/** The label of a chosen value; any other value unchanged. */
export function choiceLabel(
  book: LabelBook,
  place: string[],
  fields: Field[],
  data: Data,
  path: (string | number)[],
  value: unknown,
): unknown {
  const steps = path.filter((step) => typeof step === 'string')
  return choicesAt(fields, data, path).includes(value) ? book.value([...place, ...steps], value) : value
}

/** The shape of a field; inside a section, according to the section's type. */
export function shapeAt(fields: Field[], data: Data, at: (string | number)[]): Shape | undefined {
  const found = at.reduce<{ shape: Shape | undefined; value: unknown }>(
    ({ shape, value }, step) => {
      const kind = shape?.kind === 'kinds' && isData(value) ? shape.options.find(({ name }) => name === value[shape.by]) : undefined
      const inside = kind?.fields ?? fieldsInside(shape)
      const isItem = shape?.kind === 'list' || shape?.kind === 'named'
      const next = (value as Record<string | number, unknown> | undefined)?.[step]
      return { shape: isItem ? shape.item : inside.find(({ name }) => name === step)?.shape, value: next }
    },
    { shape: { kind: 'object', fields }, value: data },
  )
  return found.shape
}

/** The path prefix for looking up the labels of a file's fields. */
export function labelPrefix(path: string): string[] {
  const collection = collectionOf(path) ?? path.split('/')[2] ?? ''
  return collection.startsWith('page-') ? ['drawn', collection.replace('page-', '')] : [collection]
}
