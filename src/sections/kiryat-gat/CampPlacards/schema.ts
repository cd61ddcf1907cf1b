import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { sectionFields } from '@/sections/section-fields'

/** Why this camp: four placards that the crowd holds up. */
export function campPlacardsSection(fields: ContentFields) {
  return z.strictObject({
    type: z.literal('camp-placards'),
    ...sectionFields(fields),
    items: z.array(z.strictObject({ title: fields.text, text: fields.text, sample: z.boolean().default(false) })).length(4),
  })
}
