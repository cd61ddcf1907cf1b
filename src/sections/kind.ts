import { z } from 'astro/zod'

/** A part as one kind in a list of sections: what the file says of it, and which kind it is. */
export function kind<Type extends string, Shape extends z.core.$ZodShape>(type: Type, part: z.ZodObject<Shape, z.core.$strict>) {
  return part.extend({ type: z.literal(type) })
}
