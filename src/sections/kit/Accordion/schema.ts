import { z } from 'astro/zod'
import { anchor } from '#schemas/anchor.ts'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Questions and answers, or tracks. At most one is open. */
export function accordion(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    items: z.array(z.strictObject({ id: anchor, title: fields.text, text: z.array(fields.text).min(1) })).min(2),
  })
}
