import type { Field, Shape } from '../../../authoring/fields/shape.ts'
import { fieldsInside } from '../../../authoring/fields/shape.ts'
import { type Data, isData } from '../../../authoring/merge/plain-data.ts'

/**
 * Converts a path in a file to a path in its form: there, named sections are a list, and an object of one of several kinds is a list of
 * one.
 */
export function formPath(fields: Field[], data: Data, path: (string | number)[]): (string | number)[] {
  const found: (string | number)[] = []
  let shape = object(fields)
  let value: unknown = data
  for (const step of path) {
    if (shape.kind === 'kinds') found.push(0)
    found.push(shape.kind === 'named' && isData(value) ? Math.max(Object.keys(value).indexOf(String(step)), 0) : step)
    // An action is one field, whichever of its parts is meant.
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

/** List items of several kinds are not wrapped in a list of one. */
function inListOf(item: Shape, value: unknown): Shape {
  return item.kind === 'kinds' ? object(fieldsFor(item, value)) : item
}

/** The fields of a value; different kinds may have fields with the same name and different shapes. */
function fieldsFor(shape: Shape, value: unknown): Field[] {
  const own = shape.kind === 'kinds' && isData(value) ? shape.options.find(({ name }) => name === value[shape.by]) : undefined
  return own?.fields ?? fieldsInside(shape)
}

function object(fields: Field[]): Shape {
  return { kind: 'object', fields }
}
