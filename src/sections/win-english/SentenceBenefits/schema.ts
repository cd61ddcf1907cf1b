import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Three benefits that read as one English sentence, brick by brick from left to right. */
export function sentenceBenefits({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    /** Says that this time one reads from left to right. */
    direction: text,
    bricks: z.array(z.strictObject({ english: text, title: text, text })).length(3),
  })
}
