import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** Two parents lean out of the windows of a house and tell. */
export function windowTalkSection({ text }: ContentFields) {
  return z.strictObject({
    type: z.literal('window-talk'),
    id: anchor,
    heading: text,
    items: z.array(reference('testimonials')).length(2),
  })
}
