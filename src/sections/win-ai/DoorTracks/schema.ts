import { z } from 'astro/zod'
import { anchor } from '#schemas/anchor.ts'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Three audiences as doors; from each, steps in its colour lead down to its programme. */
export function doorTracks(fields: ContentFields) {
  const { text, picture, action } = fields
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    /** Read by assistive technology: the steps say it to the eye. */
    programmesHeading: text,
    items: z
      .array(
        z.strictObject({
          id: anchor.unwrap(),
          audience: text,
          /** What this audience asks first. */
          question: text,
          picture,
          programme: z.strictObject({
            kicker: text,
            title: text,
            text,
            learns: z.array(text).min(2).max(4),
            comesWith: text,
            leavesWith: text,
            action,
            sample: z.boolean().default(false),
          }),
        }),
      )
      .length(3),
  })
}
