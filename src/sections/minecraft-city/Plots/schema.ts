import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** The process: one plot of land on a cutting mat, drawn in its four states. */
export function plotsSection({ text }: ContentFields) {
  return z.strictObject({
    type: z.literal('plots'),
    id: anchor,
    heading: text,
    lead: text,
    steps: z.array(z.strictObject({ title: text, text })).length(4),
  })
}
