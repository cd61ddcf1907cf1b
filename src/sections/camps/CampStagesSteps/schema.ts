import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** How a camp is set up, in stages: one tent, from the pegs to the flag. */
export function campStagesSteps(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    items: z
      .array(z.strictObject({ icon: fields.icon, title: fields.text, text: fields.text, sample: z.boolean().default(false) }))
      .min(3)
      .max(6),
  })
}
