import type { z as Zod } from 'astro/zod'

/** As much of a zod schema's inside as is read here. */
export interface Def {
  type: string
  [name: string]: unknown
}

export function defOf(schema: Zod.ZodType): Def {
  return schema._zod.def as unknown as Def
}
