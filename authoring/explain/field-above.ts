import type { z } from 'astro/zod'
import { valueAt } from '../merge/plain-data.ts'
import { knownNames } from './known-names.ts'

/** The field after which a missing one belongs: in the schema's order, the last field before it that the file has. */
export function fieldAbove(schema: z.ZodType, data: unknown, path: (string | number)[]): string | undefined {
  const group = path.slice(0, -1)
  const parent = valueAt(data, group)
  const known = knownNames(schema, data, group)
  const name = path.at(-1)
  if (typeof parent !== 'object' || parent === null || (typeof name === 'string' && name in parent)) return undefined
  return known.slice(0, Math.max(0, known.indexOf(String(name)))).findLast((one) => one in parent)
}
