import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** A moment in a lesson: the chat, the game world, and the vocabulary. */
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
