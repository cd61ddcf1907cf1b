import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { topicId } from '#schemas/topic.ts'

/** The first screen of the AI page: the heading is a prompt built of bricks, and the picture is still being generated. */
export function promptHero({ text, action, icon, hero }: ContentFields) {
  const rows = z.array(z.array(text).min(1).max(3)).min(2).max(4)
  return z.strictObject({
    kicker: text,
    icon,
    /** The prompt: rows of bricks that form one sentence. */
    rows,
    /** The last brick, on the cable. */
    last: text,
    lead: text,
    /** The choice of a subject, which becomes the topic of the page's form. */
    ask: z.strictObject({
      opening: text,
      choices: z
        .array(
          z.strictObject({
            label: text,
            topic: topicId,
            /** The sentence for this choice, if it differs. */
            rows: rows.optional(),
            /** The target for this choice, if it is not the page's own form. */
            action: action.optional(),
          }),
        )
        .min(2)
        .max(3),
    }),
    actions: z.array(action).min(1).max(2),
    picture: hero,
  })
}
