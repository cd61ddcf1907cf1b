import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Three benefits that form one English sentence, brick by brick from left to right. */
export function sentenceBenefits({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    /** A note that this sentence reads from left to right. */
    direction: text,
    bricks: z.array(z.strictObject({ english: text, title: text, text })).length(3),
  })
}
