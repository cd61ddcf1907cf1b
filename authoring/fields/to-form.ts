import { type Data, isData } from '../merge/plain-data.ts'
import type { Field, Shape } from './shape.ts'

/**
 * Converts file data to form data: named sections become a list, an object of one of several kinds becomes a list of one, and omitted
 * fields get their defaults.
 */
export function toForm(fields: Field[], data: Data): Data {
  const form: Data = { ...data }
  for (const { name, shape, fallback } of fields) {
    if (name in data) form[name] = shown(shape, data[name])
    else if (fallback !== undefined) form[name] = fallback
  }
  return form
}

function shown(shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return value
  if (shape.kind === 'object') return isData(value) ? toForm(shape.fields, value) : value
  if (shape.kind === 'list') return Array.isArray(value) ? value.map((item) => inList(shape.item, item)) : value
  if (shape.kind === 'kinds') return [inList(shape, value)]
  if (shape.kind === 'named' && isData(value))
    return Object.entries(value).map(([_name, item]) => ({ _name, ...asData(inList(shape.item, item)) }))
  return value
}

function inList(shape: Shape, value: unknown): unknown {
  // Decap flattens objects in a list into their fields; wrapping keeps an action in one widget.
  if (shape.kind === 'action') return { _item: value }
  if (shape.kind !== 'kinds' || !isData(value)) return shown(shape, value)
  const option = shape.options.find(({ name }) => name === value[shape.by])
  return option ? { [shape.by]: value[shape.by], ...toForm(option.fields, without(value, shape.by)) } : value
}

function asData(value: unknown): Data {
  return isData(value) ? value : {}
}

function without(data: Data, name: string): Data {
  const { [name]: _, ...rest } = data
  return rest
}
