import type { z as Zod } from 'astro/zod'
import { type Def, defOf } from './schema-def.ts'

interface Limits {
  min?: number | undefined
  max?: number | undefined
}

/** Minimum and maximum: the number of items in a list, or the value of a number. */
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

/** Minimum and maximum length of a text. */
export function lengthLimits(schema: Zod.ZodType): Limits {
  return defOf(schema).type === 'string' ? limits(schema) : {}
}

/** The error message of a check. */
export function messageOf(check: Def | undefined): string {
  const error = check?.['error']
  const message: unknown = typeof error === 'function' ? error({}) : error
  return typeof message === 'string' ? message : ''
}
