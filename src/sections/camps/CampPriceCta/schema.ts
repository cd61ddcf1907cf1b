import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { byState } from '../by-state.ts'

/**
 * What the camp costs: a wall whose rows are one, two and three payments of the same length. Then sign-up and terms.
 * Once the camp has begun there is no price, and the next camp is in the wall's place. When it is over, the waiting list speaks for it.
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
