import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { sectionFields } from '@/sections/section-fields'

/** The workshops block: names of files under src/content/workshops, so that every page tells of the same four. */
export function workshopsSection(fields: ContentFields) {
  return z.strictObject({
    type: z.literal('workshops'),
    ...sectionFields(fields),
    items: z.array(reference('workshops')).length(4),
    action: fields.action,
  })
}
