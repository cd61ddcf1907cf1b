import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** The last word of a page: one sentence and what to press. */
export function callToAction({ text, action, icon }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text.optional(),
    actions: z.array(action).min(1).max(3),
    icon: icon.optional(),
  })
}
