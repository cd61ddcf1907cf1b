import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** What people say: one large quotation and the others beside it. Names of files under src/content/testimonials. */
export function testimonials(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    items: z.array(reference('testimonials')).min(1),
  })
}
