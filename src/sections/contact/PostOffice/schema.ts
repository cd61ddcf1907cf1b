import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** The first screen of the contact page: a post office with a window for each way to reach us. */
export function postOfficeSection({ text, action, icon }: ContentFields) {
  return z.strictObject({
    type: z.literal('post-office'),
    heading: text,
    lead: text,
    windows: z.array(z.strictObject({ icon, title: text, text, action })).length(3),
  })
}
