import type { z as Zod } from 'astro/zod'

/** The internals of a zod schema that are read here. */
export interface Def {
  type: string
  [name: string]: unknown
}

export function defOf(schema: Zod.ZodType): Def {
  return schema._zod.def as unknown as Def
}
