import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** A grid of pictures that open in the viewer. `gallery` is the name of a file in src/content/galleries. */
export function gallerySection(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    gallery: reference('galleries'),
    /** `wall`: a grid of one, two or three columns. `stage`: one large picture among small ones. */
    layout: z.enum(['wall', 'stage']).default('wall'),
  })
}
