import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** Why it matters: reasons as the layers of the ground under the street, from the grass down to the rock. */
export function strataSection({ text }: ContentFields) {
  return z.strictObject({
    type: z.literal('strata'),
    id: anchor,
    heading: text,
    reasons: z.array(z.strictObject({ title: text, text })).length(4),
  })
}
