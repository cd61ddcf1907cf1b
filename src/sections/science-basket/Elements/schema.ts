import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** Six benefits as a periodic table; the heading stands in its gap. */
export function elementsSection({ text, icon }: ContentFields) {
  return z.strictObject({
    type: z.literal('elements'),
    id: anchor,
    heading: text,
    lead: text,
    items: z.array(z.strictObject({ symbol: z.string().length(2), title: text, text, icon })).length(6),
  })
}
