import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { sectionFields } from '@/sections/section-fields'

/** How a camp comes to be, in five stages: one tent, from the pegs to the flag. */
export function campStagesSection(fields: ContentFields) {
  return z.strictObject({
    type: z.literal('camp-stages'),
    ...sectionFields(fields),
    items: z
      .array(z.strictObject({ icon: fields.icon, title: fields.text, text: fields.text, sample: z.boolean().default(false) }))
      .length(5),
  })
}
