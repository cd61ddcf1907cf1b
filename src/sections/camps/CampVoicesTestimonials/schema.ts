import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** Parents' testimonials in a chat that scrolls, beside a signpost to the cities. */
export function campVoicesTestimonials(fields: ContentFields) {
  const { text, action } = fields
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    chatTitle: text,
    /** File names in src/content/testimonials. */
    items: z.array(reference('testimonials')).min(4),
    signpost: z.strictObject({
      heading: text,
      lead: text,
      /** `note` describes the target of the link. */
      signs: z
        .array(z.strictObject({ action, note: text }))
        .min(1)
        .max(5),
    }),
  })
}
