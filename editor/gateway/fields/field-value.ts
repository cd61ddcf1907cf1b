import { type Data, valueAt } from '../../../authoring/merge/plain-data.ts'

type Path = (string | number)[]

/**
 * True for an empty field. Messages about files say which line to add, but in a form the empty field is visible and only has to be filled
 * in.
 */
export function isEmptyField(data: Data, path: Path): boolean {
  const value = valueAt(data, path)
  return path.length > 0 && (value === undefined || value === null || value === '')
}

/** Like `isEmptyField`, but also true for an empty list, whose own message says how many items it needs. */
export function isEmptyOrNoItems(data: Data, path: Path): boolean {
  const value = valueAt(data, path)
  return isEmptyField(data, path) || (Array.isArray(value) && value.length === 0)
}
