import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Reasons as layers of the ground under the street, from the grass to the rock. */
export function strataReasons({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    reasons: z.array(z.strictObject({ title: text, text })).length(4),
  })
}
