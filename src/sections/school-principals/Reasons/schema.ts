import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Reasons to choose us, each with a block drawing, and the seal of the authority that approved the programme. */
export function reasons(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text,
    seal: z.strictObject({ title: fields.text, action: fields.action }).optional(),
    items: z
      .array(z.strictObject({ icon: fields.icon, title: fields.text, text: fields.text }))
      .min(4)
      .max(6),
  })
}
