import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** One large quotation and others beside it. `items` are names of files in src/content/testimonials. */
export function testimonials(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    items: z.array(reference('testimonials')).min(1),
  })
}
