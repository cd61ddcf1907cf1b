import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The last word of a page: one sentence and what to press. */
export function callToAction({ text, action, icon, picture }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text.optional(),
    actions: z.array(action).min(1).max(3),
    icon: icon.optional(),
    /** A scene beside the words, in place of a drawing over them. */
    picture: picture.optional(),
  })
}
