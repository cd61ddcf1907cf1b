import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** Two parents talk from the windows of a house. */
export function windowTestimonials({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    items: z.array(reference('testimonials')).length(2),
  })
}
