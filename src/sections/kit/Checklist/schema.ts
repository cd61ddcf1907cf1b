import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Reasons or contents with ticks, and an optional picture beside them. */
export function checklist(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    items: z.array(z.strictObject({ title: fields.text, text: fields.text.optional() })).min(3),
    picture: fields.picture.optional(),
    actions: z.array(fields.action).max(2).default([]),
  })
}
