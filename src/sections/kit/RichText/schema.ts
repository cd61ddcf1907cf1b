import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Paragraphs under a heading. */
export function richText(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    paragraphs: z.array(fields.text).min(1),
  })
}
