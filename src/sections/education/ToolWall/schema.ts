import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** Four skills as four tools on the workshop's wall, each with its tag. */
export function toolWallSection({ text, icon }: ContentFields) {
  return z.strictObject({
    type: z.literal('tool-wall'),
    id: anchor,
    heading: text,
    lead: text,
    tools: z.array(z.strictObject({ icon, title: text, text })).length(4),
  })
}
