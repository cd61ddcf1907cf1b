import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { sectionFields } from '@/sections/section-fields'

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
