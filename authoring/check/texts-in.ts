import { isData } from '../merge/plain-data.ts'

type Path = (string | number)[]

interface Value {
  path: Path
  value: unknown
}

/** Every text in the data with its path. Skips fields whose name is in `except`. */
export function textsIn(data: unknown, except = new Set<string>()): { path: Path; text: string }[] {
  return valuesIn(data, except).flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, text: value }] : []))
}

/** A text on one line, without the asterisks of accents. */
export function onOneLine(text: string): string {
  return text.replaceAll('*', '').replace(/\s+/g, ' ').trim()
}

/** Every value that is neither a list nor an object, with its path. */
export function valuesIn(value: unknown, except = new Set<string>(), path: Path = []): Value[] {
  if (except.has(String(path.at(-1)))) return []
  if (Array.isArray(value)) return value.flatMap((item, index) => valuesIn(item, except, [...path, index]))
  if (!isData(value)) return [{ path, value }]
  return Object.entries(value).flatMap(([name, item]) => valuesIn(item, except, [...path, name]))
}
