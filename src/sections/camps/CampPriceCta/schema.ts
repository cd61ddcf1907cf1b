import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { byState } from '../by-state.ts'

/**
 * The price of the camp: a wall with rows of one, two and three payments of the same length; then sign-up and terms. Once the camp has
 * begun, the next camp replaces the wall; when it is over, the text gives its past price.
 */
export function campPriceCta(fields: ContentFields) {
  return z.strictObject({
    heading: byState(fields),
    lead: byState(fields),
    /** What the price includes. */
    includes: z
      .array(z.strictObject({ text: fields.text, sample: z.boolean().default(false) }))
      .min(2)
      .max(5),
  })
}
