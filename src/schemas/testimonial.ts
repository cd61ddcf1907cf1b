import { z } from 'astro/zod'
import type { ContentFields } from './content-fields.ts'

/** One person's statement about WIN. */
export function testimonialSchema(fields: ContentFields) {
  return z.strictObject({
    text: fields.text,
    name: fields.text,
    /** Who they are: "אימא לתלמידה בכיתה ד׳", "מנהלת בית ספר יסודי". */
    role: fields.text,
    portrait: fields.portrait.optional(),
    /** Stars, out of five. */
    rating: z.int().min(1).max(5).optional(),
    sample: z.boolean().default(false),
  })
}
