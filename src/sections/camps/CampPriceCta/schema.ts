import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** What the camp costs: a wall whose rows are one, two and three payments of the same length. Then sign-up and terms. */
export function campPriceCta(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    /** What the price holds. */
    includes: z.array(fields.text).min(2).max(5),
    sample: z.boolean().default(false),
  })
}
