export type Data = Record<string, unknown>

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a path of the data; undefined if there is none. */
export function valueAt(data: unknown, path: (string | number)[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined | null)?.[step], data)
}
