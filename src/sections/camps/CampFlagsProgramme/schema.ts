import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The activities of a camp, day by day, as banners on one rope. The texts come from the camp. */
export function campFlagsProgramme(fields: ContentFields) {
  const { text } = fields
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    note: text.optional(),
    /** Label for what a child takes home. */
    takeHomeLabel: text,
  })
}
