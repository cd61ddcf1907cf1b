import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** A process in order: block numerals on one cable. */
export function steps(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    items: z
      .array(z.strictObject({ title: fields.text, text: fields.text }))
      .min(3)
      .max(6),
    action: fields.action.optional(),
  })
}
