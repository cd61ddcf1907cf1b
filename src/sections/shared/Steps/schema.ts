import { z } from 'astro/zod'
import { sectionFields } from '@/sections/section-fields'
import type { ContentFields } from '@/schemas/content-fields'

/** What happens, in order: block numerals on one cable. */
export function stepsSection(fields: ContentFields) {
  return z.strictObject({
    type: z.literal('steps'),
    ...sectionFields(fields),
    items: z
      .array(z.strictObject({ title: fields.text, text: fields.text }))
      .min(3)
      .max(6),
    action: fields.action.optional(),
  })
}
