import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { sectionFields } from '@/sections/section-fields'

/** Reasons or contents, each with a tick; a picture beside them if there is one. */
export function checklistSection(fields: ContentFields) {
  return z.strictObject({
    type: z.literal('checklist'),
    ...sectionFields(fields),
    items: z.array(z.strictObject({ title: fields.text, text: fields.text.optional() })).min(3),
    picture: fields.picture.optional(),
    actions: z.array(fields.action).max(2).default([]),
  })
}
