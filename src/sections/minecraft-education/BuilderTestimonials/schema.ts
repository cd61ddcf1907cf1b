import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** Three testimonials, each a person on the brick with their words. */
export function builderTestimonials({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text.optional(),
    items: z.array(reference('testimonials')).length(3),
  })
}
