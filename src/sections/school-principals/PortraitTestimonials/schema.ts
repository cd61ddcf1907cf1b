import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** What principals say: framed portraits on the wall of the corridor. Names of files under src/content/testimonials. */
export function portraitTestimonials({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    /** The second hangs in the middle and is the large one. */
    items: z.array(reference('testimonials')).length(3),
  })
}
