import { isolateAddresses } from '../../authoring/explain/isolate-addresses.ts'
import type { LabelBook } from '../../authoring/fields/labels.ts'
import type { Field, Shape } from '../../authoring/fields/shape.ts'
import { message } from '../gateway/owner-error.ts'
import type { DecapField, Widget } from './decap-field.ts'
import { inFormOrder, isPage, withNameLast } from './form-order.ts'

/**
 * Aspect ratios in which the site shows pictures of a role, the most common first. Pictures of other roles are shown whole, on pages
 * designed for their ratio. „at” is the part that stays, from 0 (the top) to 1, where it is not the middle.
 */
const crops: Partial<Record<NonNullable<(Shape & { kind: 'picture-file' })['role']>, string[]>> = {
  opening: ['4 / 3'],
  band: ['4 / 3'],
  cover: ['3 / 2', '2 / 1'],
  card: ['3 / 2'],
  ticket: ['3 / 2', '2 / 1 at 0.7'],
  gallery: ['3 / 2'],
  portrait: ['1 / 1'],
}

export interface FieldWriter {
  fields(fields: Field[], place: string[]): DecapField[]
}

/** Converts shapes to Decap fields with Hebrew labels. */
export function fieldWriter(book: LabelBook, icons: string[]): FieldWriter {
  function fields(all: Field[], place: string[]): DecapField[] {
    return all.map((field) => one(field, place))
  }

  function one({ name, shape, required, fallback }: Field, place: string[]): DecapField {
    const path = [...place, name]
    const { label, hint: about } = book.field(path)
    const hint = joined(about, itemLimit(shape, label))
    const isRequired = required && !(shape.kind === 'text' && shape.mayBeEmpty) && shape.kind !== 'switch'
    return {
      name,
      label,
      ...(hint && { hint: isolateAddresses(hint) }),
      required: isRequired,
      // A switch always has a value, so it is neither optional nor required.
      ...(shape.kind === 'switch' && { mark: '' }),
      ...(fallback !== undefined && { default: fallback }),
      // Without a default, Decap starts a list with an empty item and reports its missing fields.
      ...(fallback === undefined && shape.kind === 'list' && !shape.isRange && { default: [] }),
      ...widget(shape, path, required),
    }
  }

  function widget(shape: Shape, path: string[], required = true): Widget {
    switch (shape.kind) {
      case 'text':
        return { widget: 'win-text', ...lengthRule(shape.min, shape.max) }
      case 'line':
        if (shape.isPage) return { widget: 'win-page' }
        return { widget: 'win-line', ...(shape.pattern && { pattern: [shape.pattern, inHebrew(shape.message ?? '')] }) }
      case 'number':
        return {
          widget: 'number',
          // Of an integer, Decap would drop the fraction silently: this way it is a mistake that the check explains.
          value_type: 'float',
          ...(shape.min !== undefined && { min: shape.min }),
          ...(shape.max !== undefined && { max: shape.max }),
        }
      case 'switch':
        return { widget: 'boolean' }
      case 'choice':
        return { widget: 'win-choice', options: shape.values.map((value) => ({ label: book.value(path, value), value })) }
      case 'word-or-number':
        return { widget: 'win-places', options: shape.values.map((value) => ({ label: book.value(path, value), value })) }
      case 'icon':
        return { widget: 'win-icon', icons }
      case 'action':
        return { widget: 'win-action', ...choicesOfAction(shape) }
      case 'reference':
        return { widget: 'win-reference', collection: shape.collection }
      case 'object':
        return object(shape, path, required)
      case 'list':
        return list(shape, path)
      case 'kinds':
        return { ...kinds(shape, path), max: 1, ...(required && { min: 1 }), label_singular: book.item(path) }
      case 'named':
        return named(shape, path)
      case 'picture-file':
        return { widget: 'win-picture', ...(shape.role && { crops: crops[shape.role] ?? [] }) }
      default:
        return { widget: { markdown: 'win-article', day: 'win-day', time: 'win-time' }[shape.kind] }
    }
  }

  function object({ fields: own, isPicture }: Shape & { kind: 'object' }, path: string[], required: boolean): Widget {
    const inside = fields(own, path)
    // Decap would require the fields of an optional object. Only the schema knows when they are needed.
    const adjusted = required ? inside : inside.map((field) => (field['required'] ? { ...field, required: false, mark: '' } : field))
    return { widget: 'object', collapsed: true, ...summary(own, isPicture), fields: adjusted }
  }

  function list(shape: Shape & { kind: 'list' }, path: string[]): Widget {
    const { item } = shape
    if (shape.isRange) return { widget: 'win-range', rows: ['from', 'to'].map((end) => book.field([...path, end])) }
    // No minimum and maximum here: the schema's complaints lead to the list, while Decap would only refuse to save.
    const limit = shape.max !== undefined && { limit: shape.max }
    const common = { label_singular: book.item(path), collapsed: true, minimize_collapsed: false, ...limit }
    if (item.kind === 'kinds') return { ...common, ...kinds(item, path) }
    if (item.kind === 'object') {
      const inside = fields(item.fields, path)
      const ordered = isPage(inside) ? inFormOrder(inside, 'label', book) : withNameLast(inside)
      return { widget: 'list', ...common, ...summary(item.fields, item.isPicture), fields: ordered }
    }
    // Empty texts are dropped on save, so they must not block it.
    const one = { name: '_item', label: book.item(path), required: false, mark: '', ...widget(item, path) }
    // An item with a single line stays expanded; an action has a summary.
    if (item.kind !== 'action') return { widget: 'list', ...common, collapsed: false, field: one }
    return { widget: 'list', ...common, summary: '{{fields._item.label}}', fields: [one] }
  }

  function named({ item }: Shape & { kind: 'named' }, path: string[]): Widget {
    if (item.kind !== 'kinds') throw new Error('only sections are stored by name')
    const { label, hint } = book.field(['_name'])
    const name: DecapField = {
      name: '_name',
      label,
      ...(hint && { hint }),
      widget: 'win-line',
      pattern: ['^[a-z0-9-]+$', hint ?? ''],
    }
    const { types, ...rest } = kinds(item, path)
    return {
      ...rest,
      label_singular: book.item(path),
      types: (types as DecapField[]).map((type) => ({ ...type, fields: [...(type['fields'] as DecapField[]), name] })),
    }
  }

  function kinds({ by, options }: Shape & { kind: 'kinds' }, path: string[]) {
    const types = options.map(({ name, fields: own }) => {
      const inside = fields(own, [...path, name])
      const { label, hint: about } = book.kind(name)
      const texts = own.flatMap((field) => (field.shape.kind === 'text' ? [field.name] : []))
      const heading = ['heading', 'title', 'kicker'].find((known) => texts.includes(known))
      return {
        name,
        label,
        widget: 'object',
        ...(about && { about }),
        ...(heading && { summary: `${label} · {{fields.${heading}}}` }),
        fields: inside,
      }
    })
    return { widget: 'list', typeKey: by, collapsed: true, minimize_collapsed: false, types }
  }

  function choicesOfAction({ mails, groups, looks, topics }: Shape & { kind: 'action' }) {
    const named = (name: string, values: string[]) => values.map((value) => ({ value, label: book.value([name], value) }))
    return {
      mails: named('mail', mails),
      groups: named('group', groups),
      looks: named('look', looks),
      topics: named('topic', topics),
    }
  }

  return { fields }
}

/** The summary that Decap shows for a collapsed list item. */
function summary(fields: Field[], isPicture = false): { summary?: string } {
  if (isPicture) return { summary: '{{fields.alt}}' }
  const names = fields.filter(({ shape }) => shape.kind === 'text' || shape.kind === 'line').map(({ name }) => name)
  const best = ['title', 'heading', 'label', 'question', 'english', 'name', 'text', 'path'].find((name) => names.includes(name)) ?? names[0]
  if (best) return { summary: `{{fields.${best}}}` }
  const times = fields.filter(({ shape }) => shape.kind === 'day' || shape.kind === 'time').map(({ name }) => `{{fields.${name}}}`)
  return times.length > 0 ? { summary: times.join(' – ') } : {}
}

/** „עד 6 שלבים”: how many items a list can have, so that it is known before one too many is added. */
function itemLimit(shape: Shape, label: string): string | undefined {
  if (shape.kind !== 'list' || shape.isRange || shape.max === undefined) return undefined
  // The label names the items only if it is one plural noun.
  const items = /^(?!ה)[א-ת]+(ים|ות)$/.test(label) ? label : message('items.any')
  return message(shape.min === shape.max ? 'items.exactly' : 'items.atMost', { n: String(shape.max), items })
}

function joined(...sentences: (string | undefined)[]): string | undefined {
  return sentences
    .filter((one) => one !== undefined)
    .map((one, at, { length }) => (at < length - 1 && !one.endsWith('.') ? `${one}.` : one))
    .join(' ')
}

function lengthRule(min: number | undefined, max: number | undefined): Record<string, unknown> {
  if (min === undefined && max === undefined) return {}
  return { length: { min, max } }
}

/** The Hebrew half of a message: `כתובת · an address`. */
export function inHebrew(message: string): string {
  return message.split(' · ')[0] ?? message
}
