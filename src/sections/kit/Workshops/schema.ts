import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** The workshops: names of files in src/content/workshops, so that every page shows the same four. */
export function workshops(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    items: z.array(reference('workshops')).length(4),
    action: fields.action,
  })
}
