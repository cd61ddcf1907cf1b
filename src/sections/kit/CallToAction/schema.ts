import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Closing call to action: a sentence and its actions. */
export function callToAction({ text, action, icon, picture }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text.optional(),
    actions: z.array(action).min(1).max(3),
    icon: icon.optional(),
    /** A scene beside the text, instead of an icon above it. */
    picture: picture.optional(),
  })
}
