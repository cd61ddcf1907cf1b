import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Success stories: what children planned, on plinths along the street. */
export function landmarkStories(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text,
    /** The middle story is the large one. */
    stories: z
      .array(
        z.strictObject({
          icon: fields.icon,
          place: fields.text,
          title: fields.text,
          /** A quotation and its speaker. */
          quote: z.strictObject({ text: fields.text, by: fields.text }).optional(),
          text: fields.text.optional(),
          sample: z.boolean().default(false),
        }),
      )
      .length(3),
  })
}
