import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** Principals' testimonials as framed portraits in the corridor. `items` are names of files in src/content/testimonials. */
export function portraitTestimonials({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    /** The second portrait is in the middle, and large. */
    items: z.array(reference('testimonials')).length(3),
  })
}
