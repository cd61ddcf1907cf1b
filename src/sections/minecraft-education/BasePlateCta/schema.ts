import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The last call: the next step of the manual, whose parts are the two buttons. */
export function basePlateCta({ text, action, band }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    /** The number of the step that is missing from the manual. */
    step: z.int().positive(),
    actions: z.array(action).length(2),
    /** Those who build it: a cut-out that stands on the plate. */
    picture: band,
  })
}
