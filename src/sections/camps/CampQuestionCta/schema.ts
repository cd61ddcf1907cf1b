import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Closing call to action of the overview: a question that is easy to send. */
export function campQuestionCta({ text, action, picture }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    actions: z.array(action).min(1).max(2),
    picture,
  })
}
