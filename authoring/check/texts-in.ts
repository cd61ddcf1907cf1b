type Path = (string | number)[]

/** Every text in the data, and where it is; not those whose own name is one of these. */
export function textsIn(value: unknown, except = new Set<string>(), path: Path = []): { path: Path; text: string }[] {
  if (except.has(String(path.at(-1)))) return []
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, except, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, except, [...path, name]))
}
