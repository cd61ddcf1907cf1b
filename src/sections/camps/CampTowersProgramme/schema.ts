import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/**
 * What children learn at a camp, day by day: each day is a column, slightly higher than the one before, and the heading is in the empty
 * triangle above the low ones.
 */
export function campTowersProgramme(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    note: fields.text.optional(),
  })
}
