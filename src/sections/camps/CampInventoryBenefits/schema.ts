import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** What there is to do at the camp, as slots of an inventory: the camp's own activities. */
export function campInventoryBenefits(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
  })
}
