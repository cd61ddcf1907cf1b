import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** What is learned, day by day: each day a storey more, and the heading in the empty triangle above the low ones. */
export function campTowersProgramme(fields: ContentFields) {
  const { text, icon } = fields
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    note: text.optional(),
    items: z.array(z.strictObject({ day: text, icon, title: text, text, sample: z.boolean().default(false) })).length(5),
  })
}
