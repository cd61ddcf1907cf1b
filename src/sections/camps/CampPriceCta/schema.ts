import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { byState } from '../by-state.ts'

/**
 * What the camp costs: a wall whose rows are one, two and three payments of the same length. Then sign-up and terms.
 * Once the camp has begun the next one is in the wall's place, and when it is over the words say what it cost.
 */
export function campPriceCta(fields: ContentFields) {
  return z.strictObject({
    heading: byState(fields),
    lead: byState(fields),
    /** What the price holds. */
    includes: z
      .array(z.strictObject({ text: fields.text, sample: z.boolean().default(false) }))
      .min(2)
      .max(5),
  })
}
