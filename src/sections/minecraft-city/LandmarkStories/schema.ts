import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Success stories: what children planned stands on a plinth along the street. */
export function landmarkStories(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text,
    /** The middle one is the large one. */
    stories: z
      .array(
        z.strictObject({
          icon: fields.icon,
          place: fields.text,
          title: fields.text,
          /** What someone said about it, and who. */
          quote: z.strictObject({ text: fields.text, by: fields.text }).optional(),
          text: fields.text.optional(),
          sample: z.boolean().default(false),
        }),
      )
      .length(3),
  })
}
