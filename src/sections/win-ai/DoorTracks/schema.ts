import { z } from 'astro/zod'
import { anchor } from '#schemas/anchor.ts'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Three audiences as doors, with steps in the door's colour down to the programme. */
export function doorTracks(fields: ContentFields) {
  const { text, picture, action } = fields
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    /** Only for assistive technology; visually, the steps connect doors and programmes. */
    programmesHeading: text,
    items: z
      .array(
        z.strictObject({
          id: anchor.unwrap(),
          audience: text,
          /** The first question of this audience. */
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
