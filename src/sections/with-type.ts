import { z } from 'astro/zod'

/** Adds the `type` to a section's schema, so that it can be one kind in a list of sections. */
export function withType<Type extends string, Shape extends z.core.$ZodShape>(type: Type, part: z.ZodObject<Shape, z.core.$strict>) {
  return part.extend({ type: z.literal(type) })
}
