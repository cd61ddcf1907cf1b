import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { sectionFields } from '@/sections/section-fields'

/** The subjects of the blog as books on a shelf; each leads to its articles. The subjects themselves are in src/config/categories. */
export function categoryShelfSection(fields: ContentFields) {
  return z.strictObject({
    type: z.literal('category-shelf'),
    ...sectionFields(fields),
    /** Sits at the end of the shelf. */
    icon: fields.icon,
  })
}
