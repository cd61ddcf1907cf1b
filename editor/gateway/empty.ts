import type { Data } from '../../authoring/merge/plain-data.ts'

type Path = (string | number)[]

/**
 * True for an empty field. Messages about files say which line to add, but in a form the empty field is visible and only has to be filled
 * in.
 */
export function isLeftEmpty(data: Data, path: Path): boolean {
  const value = valueAt(data, path)
  return path.length > 0 && (value === undefined || value === null || value === '')
}

/** Like `isLeftEmpty`, but also true for an empty list, whose own message says how many items it needs. */
export function hasNothing(data: Data, path: Path): boolean {
  const value = valueAt(data, path)
  return isLeftEmpty(data, path) || (Array.isArray(value) && value.length === 0)
}

export function valueAt(data: Data, path: Path): unknown {
  return path.reduce<unknown>((found, step) => (found as Record<string | number, unknown> | undefined)?.[step], data)
}
