import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { sectionFields } from '@/sections/section-fields'

/** What people say: one large quotation and the others beside it. Names of files under src/content/testimonials. */
export function testimonialsSection(fields: ContentFields) {
  return z.strictObject({
    type: z.literal('testimonials'),
    ...sectionFields(fields),
    items: z.array(reference('testimonials')).min(1),
  })
}
