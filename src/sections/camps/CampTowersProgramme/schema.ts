import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** What is learned, day by day, in a camp: each day a column, a little higher than the one before, and the heading in the empty triangle above the low ones. */
export function campTowersProgramme(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    note: fields.text.optional(),
  })
}
