import type { Field, Shape } from '../../../authoring/fields/shape.ts'
import { type Data, isData } from '../../../authoring/merge/plain-data.ts'
import { freeName } from './free-address.ts'
import { safeName } from './safe-name.ts'

/** Fills in empty ids of items, such as questions, from their text. Ids that are already in the file stay. */
export function withItemIds(fields: Field[], data: Data, before: unknown): Data {
  const old = isData(before) ? before : {}
  const named = fields.filter(({ name }) => name in data).map(({ name, shape }) => [name, inside(shape, data[name], old[name])])
  return { ...data, ...Object.fromEntries(named) }
}

function inside(shape: Shape, value: unknown, before: unknown): unknown {
  if (shape.kind === 'list' && Array.isArray(value)) {
    const old = Array.isArray(before) ? before : []
    const items = value.map((item, index) => inside(shape.item, item, old[index]))
    return isNamed(shape.item) ? withIds(items, old) : items
  }
  if (!isData(value)) return value
  const old = isData(before) ? before : {}
  switch (shape.kind) {
    case 'object':
      return withItemIds(shape.fields, value, before)
    case 'kinds':
      return withItemIds(shape.options.find(({ name }) => name === value[shape.by])?.fields ?? [], value, before)
    case 'named':
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(shape.item, one, old[name])]))
    default:
      return value
  }
}

function isNamed(item: Shape): boolean {
  return item.kind === 'object' && item.fields.some(({ name, shape, required }) => name === 'id' && required && shape.kind === 'line')
}

function withIds(items: unknown[], before: unknown[]): unknown[] {
  const taken = new Set(items.map((item) => isData(item) && item['id']))
  return items.map((item, index) => {
    if (!isData(item) || item['id']) return item
    const old = before[index]
    const own = isData(old) && !taken.has(old['id']) ? String(old['id'] ?? '') : ''
    const words = String(item['title'] ?? item['question'] ?? item['label'] ?? '')
    const id = own || freeName(safeName(words) || 'item', (name) => taken.has(name))
    taken.add(id)
    return { ...item, id }
  })
}
