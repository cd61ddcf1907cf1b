import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { sectionFields } from '@/sections/section-fields'

/** The activities of a camp, day by day, as five banners on one rope. Their dates come from the camp. */
export function campFlagsSection(fields: ContentFields) {
  const { text, icon } = fields
  return z.strictObject({
    type: z.literal('camp-flags'),
    ...sectionFields(fields),
    note: text.optional(),
    /** In front of what a child brings home. */
    takeHomeLabel: text,
    items: z.array(z.strictObject({ icon, title: text, text, takeHome: text, sample: z.boolean().default(false) })).length(5),
  })
}
