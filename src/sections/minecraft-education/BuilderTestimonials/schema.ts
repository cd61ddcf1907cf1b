import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** What three people say, each standing on the brick that holds the words. */
export function builderTestimonials({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text.optional(),
    items: z.array(reference('testimonials')).length(3),
  })
}
