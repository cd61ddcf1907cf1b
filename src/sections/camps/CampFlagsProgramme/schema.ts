import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** The activities of a camp, day by day, as five banners on one rope. Their dates come from the camp. */
export function campFlagsProgramme(fields: ContentFields) {
  const { text, icon } = fields
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    note: text.optional(),
    /** In front of what a child brings home. */
    takeHomeLabel: text,
    items: z.array(z.strictObject({ icon, title: text, text, takeHome: text, sample: z.boolean().default(false) })).length(5),
  })
}
