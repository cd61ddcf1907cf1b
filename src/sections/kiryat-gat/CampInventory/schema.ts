import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { sectionFields } from '@/sections/section-fields'

/** What there is at the camp: six slots of an inventory. */
export function campInventorySection(fields: ContentFields) {
  return z.strictObject({
    type: z.literal('camp-inventory'),
    ...sectionFields(fields),
    items: z
      .array(z.strictObject({ icon: fields.icon, title: fields.text, text: fields.text, sample: z.boolean().default(false) }))
      .length(6),
  })
}
