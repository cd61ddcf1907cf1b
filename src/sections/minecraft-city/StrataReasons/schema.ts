import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Why it matters: reasons as the layers of the ground under the street, from the grass down to the rock. */
export function strataReasons({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    reasons: z.array(z.strictObject({ title: text, text })).length(4),
  })
}
