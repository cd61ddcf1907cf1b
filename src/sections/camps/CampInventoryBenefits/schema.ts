import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** What there is at the camp: six slots of an inventory. */
export function campInventoryBenefits(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    items: z
      .array(z.strictObject({ icon: fields.icon, title: fields.text, text: fields.text, sample: z.boolean().default(false) }))
      .length(6),
  })
}
