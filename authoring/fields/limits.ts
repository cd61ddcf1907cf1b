import type { z as Zod } from 'astro/zod'
import { type Def, defOf } from './schema-def.ts'

interface Limits {
  min?: number | undefined
  max?: number | undefined
}

/** The fewest and the most: items of a list, or what a number may be. */
export function limits(schema: Zod.ZodType): Limits {
  const found: Limits = {}
  for (const check of (defOf(schema)['checks'] ?? []) as Zod.ZodType[]) {
    const def = defOf(check) as Def & { check: string; minimum: number; maximum: number; length: number; value: number; inclusive: boolean }
    if (def.check === 'min_length') found.min = def.minimum
    if (def.check === 'max_length') found.max = def.maximum
    if (def.check === 'length_equals') Object.assign(found, { min: def.length, max: def.length })
    if (def.check === 'greater_than') found.min = def.inclusive ? def.value : def.value + 1
    if (def.check === 'less_than') found.max = def.inclusive ? def.value : def.value - 1
  }
  return found
}

/** How long a text may be. */
export function lengthLimits(schema: Zod.ZodType): Limits {
  return defOf(schema).type === 'string' ? limits(schema) : {}
}

/** What a rule says when it is broken. */
export function messageOf(check: Def | undefined): string {
  const error = check?.['error']
  const said: unknown = typeof error === 'function' ? error({}) : error
  return typeof said === 'string' ? said : ''
}
