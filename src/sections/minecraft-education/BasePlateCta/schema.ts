import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Closing call to action as the next step of the manual, whose parts are the two buttons. */
export function basePlateCta({ text, action, band }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    /** The number of the next step in the manual. */
    step: z.int().positive(),
    actions: z.array(action).length(2),
    /** The builders: a cut-out on the plate. */
    picture: band,
  })
}
