import type { Data } from '../../authoring/merge/plain-data.ts'

type Path = (string | number)[]

/** For a file the message says which line to add; in a form the empty field is in view and only has to be filled in. */
export function isLeftEmpty(data: Data, path: Path): boolean {
  const value = valueAt(data, path)
  return path.length > 0 && (value === undefined || value === null || value === '')
}

/** A list without items has a sentence of its own, which says how many are asked for. */
export function hasNothing(data: Data, path: Path): boolean {
  const value = valueAt(data, path)
  return isLeftEmpty(data, path) || (Array.isArray(value) && value.length === 0)
}

export function valueAt(data: Data, path: Path): unknown {
  return path.reduce<unknown>((found, step) => (found as Record<string | number, unknown> | undefined)?.[step], data)
}
