import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** The last word of a page: one sentence and what to press. */
export function callToActionSection({ text, action, icon }: ContentFields) {
  return z.strictObject({
    type: z.literal('call-to-action'),
    id: anchor,
    heading: text,
    lead: text.optional(),
    actions: z.array(action).min(1).max(3),
    icon: icon.optional(),
  })
}
