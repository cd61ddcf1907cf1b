import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** Parents' reports: first the child's English sentence in a speech bubble, then the parent's words. */
export function heardAtHomeTestimonials({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ said: text, parent: reference('testimonials') })).length(4),
  })
}
