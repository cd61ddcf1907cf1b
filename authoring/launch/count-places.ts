import { fieldsOf } from '../fields/fields-of.ts'
import type { Field, Shape } from '../fields/shape.ts'
import { type Data, isData } from '../merge/plain-data.ts'
import type { ContentFile } from './content-files.ts'

/**
 * Counts the places in a file that can be samples: its pictures, and whatever its schema allows to mark. The done share is computed from
 * this.
 */
export function countPlaces({ path, data }: ContentFile): number {
  return inFields(fieldsOf(path, data), data)
}

function inFields(fields: Field[], data: Data): number {
  // An object with `src` is a picture.
  if ('src' in data) return 1
  const own = fields.some(({ name }) => name === 'sample') ? 1 : 0
  return own + sum(fields.map(({ name, shape }) => inShape(shape, data[name])))
}

function inShape(shape: Shape, value: unknown): number {
  if (shape.kind === 'list') return Array.isArray(value) ? sum(value.map((item) => inShape(shape.item, item))) : 0
  if (!isData(value)) return 0
  if (shape.kind === 'named') return sum(Object.values(value).map((item) => inShape(shape.item, item)))
  if (shape.kind === 'object') return inFields(shape.fields, value)
  return shape.kind === 'kinds' ? inFields(shape.options.find(({ name }) => name === value[shape.by])?.fields ?? [], value) : 0
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
