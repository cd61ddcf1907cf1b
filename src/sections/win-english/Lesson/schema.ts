import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** A moment of a lesson: what is said in the world, the world, and the words that were needed. */
export function lesson({ text, picture, icon, action }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    chat: z.strictObject({
      title: text,
      lines: z.array(z.strictObject({ who: text, says: text })).min(3),
    }),
    picture,
    words: z.array(z.strictObject({ icon, english: text, chosen: z.boolean().default(false) })).length(8),
    action,
    sample: z.boolean().default(false),
  })
}
