import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** A process of five: block numerals on one right-angled cable. */
export function cableSection({ text }: ContentFields) {
  return z.strictObject({
    type: z.literal('cable'),
    id: anchor,
    heading: text,
    items: z.array(z.strictObject({ title: text, text })).length(5),
  })
}
