import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The camp's activities as slots of an inventory. */
export function campInventoryBenefits(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
  })
}
