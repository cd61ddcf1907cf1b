import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The subjects of the blog as books on a shelf, each a link to its articles. src/config/categories defines the subjects. */
export function categoryShelf(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    /** At the end of the shelf. */
    icon: fields.icon,
  })
}
