import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Reasons for this camp, each on its own placard. */
export function campPlacardsReasons(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    items: z
      .array(z.strictObject({ title: fields.text, text: fields.text, sample: z.boolean().default(false) }))
      .min(2)
      .max(5),
  })
}
