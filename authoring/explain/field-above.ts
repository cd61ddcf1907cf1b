import type { z } from 'astro/zod'
import { knownNames } from './known-names.ts'

/** The field after which a missing one belongs: of those that the file has, the last one before it in the schema's order. */
export function fieldAbove(schema: z.ZodType, data: unknown, path: (string | number)[]): string | undefined {
  const group = path.slice(0, -1)
  const said = group.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], data)
  const known = knownNames(schema, data, group)
  const name = path.at(-1)
  if (typeof said !== 'object' || said === null || (typeof name === 'string' && name in said)) return undefined
  return known.slice(0, Math.max(0, known.indexOf(String(name)))).findLast((one) => one in said)
}
