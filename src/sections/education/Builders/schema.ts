import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** What three people say, each standing on the brick that holds the words. */
export function buildersSection({ text }: ContentFields) {
  return z.strictObject({
    type: z.literal('builders'),
    id: anchor,
    heading: text,
    lead: text.optional(),
    items: z.array(reference('testimonials')).length(3),
  })
}
