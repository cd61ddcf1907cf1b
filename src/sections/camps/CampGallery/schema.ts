import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** Pictures of camps in a grid. The name of a file under src/content/galleries. */
export function campGallery(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    gallery: reference('galleries'),
    /** `wall`: a grid of one, two or three columns. `stage`: one large picture among small ones. */
    layout: z.enum(['wall', 'stage']).default('wall'),
  })
}
