import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { topicId } from '#schemas/topic.ts'

/** The first screen of the AI page: the headline is a prompt built of bricks, and the picture is still being generated. */
export function promptHero({ text, action, icon, hero }: ContentFields) {
  const rows = z.array(z.array(text).min(1).max(3)).min(2).max(4)
  return z.strictObject({
    kicker: text,
    icon,
    /** The prompt: rows of bricks, read as one sentence. */
    rows,
    /** The last brick, still on the cable. */
    last: text,
    lead: text,
    /** What is asked for: the choice becomes what the page's form is about. */
    ask: z.strictObject({
      opening: text,
      choices: z
        .array(
          z.strictObject({
            label: text,
            topic: topicId,
            /** The same sentence about this choice, where it reads otherwise. */
            rows: rows.optional(),
            /** Where it is asked for, if not in the page's own form. */
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
