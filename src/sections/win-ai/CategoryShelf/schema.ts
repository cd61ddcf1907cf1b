import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The subjects of the blog as books on a shelf; each leads to its articles. The subjects themselves are in src/config/categories. */
export function categoryShelf(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    /** Sits at the end of the shelf. */
    icon: fields.icon,
  })
}
