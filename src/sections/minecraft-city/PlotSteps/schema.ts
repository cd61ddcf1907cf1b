import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The process: one plot of land on a cutting mat, drawn in its four states. */
export function plotSteps({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    steps: z.array(z.strictObject({ title: text, text })).length(4),
  })
}
