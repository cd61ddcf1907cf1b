import type { Field, Shape } from '../../authoring/fields/shape.ts'
import { fieldsInside } from '../../authoring/fields/shape.ts'
import { type Data, isData } from '../../authoring/merge/plain-data.ts'

/** The way to a field in the form: named sections are a list there, and an object of one of several kinds a list of one. */
export function formPath(fields: Field[], data: Data, path: (string | number)[]): (string | number)[] {
  const found: (string | number)[] = []
  let shape = object(fields)
  let value: unknown = data
  for (const step of path) {
    if (shape.kind === 'kinds') found.push(0)
    found.push(shape.kind === 'named' && isData(value) ? Math.max(Object.keys(value).indexOf(String(step)), 0) : step)
    // An action is one field, whichever part of it is meant.
    if (shape.kind === 'list' && shape.item.kind === 'action') return [...found, '_item']
    const known = fieldsFor(shape, value)
    value = (value as Record<string | number, unknown> | undefined)?.[step]
    const next: Shape | undefined =
      shape.kind === 'list' || shape.kind === 'named' ? inListOf(shape.item, value) : known.find(({ name }) => name === step)?.shape
    if (!next) return [...found, ...path.slice(found.length)]
    shape = next
  }
  return found
}

/** In a list the kinds are items themselves: no list of one around them. */
function inListOf(item: Shape, value: unknown): Shape {
  return item.kind === 'kinds' ? object(fieldsFor(item, value)) : item
}

/** The fields of this value: kinds may have fields of one name and of different shapes. */
function fieldsFor(shape: Shape, value: unknown): Field[] {
  const own = shape.kind === 'kinds' && isData(value) ? shape.options.find(({ name }) => name === value[shape.by]) : undefined
  return own?.fields ?? fieldsInside(shape)
}

function object(fields: Field[]): Shape {
  return { kind: 'object', fields }
}
