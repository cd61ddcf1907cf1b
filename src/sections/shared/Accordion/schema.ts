import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor, sectionFields } from '@/sections/section-fields'

/** Questions and answers, or tracks: one open at a time, and that one can be closed. */
export function accordionSection(fields: ContentFields) {
  return z.strictObject({
    type: z.literal('accordion'),
    ...sectionFields(fields),
    items: z.array(z.strictObject({ id: anchor, title: fields.text, text: z.array(fields.text).min(1) })).min(2),
  })
}
