import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { sectionFields } from '@/sections/section-fields'

/** Plain reading: paragraphs under a heading. */
export function richTextSection(fields: ContentFields) {
  return z.strictObject({
    type: z.literal('rich-text'),
    ...sectionFields(fields),
    paragraphs: z.array(fields.text).min(1),
  })
}
