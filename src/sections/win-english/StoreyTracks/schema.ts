import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Two tracks as storeys of a house. The first is the ground floor. At most one is open. */
export function storeyTracks({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text.optional(),
    tracks: z
      .array(
        z.strictObject({
          id: z.string(),
          level: text,
          title: text,
          /** An English sentence of this level; its words are the windows of the storey. */
          sentence: text,
          text,
          points: z.array(text).min(2),
          /** An example of what a student can say at the end of the track. */
          end: z.strictObject({ label: text, english: text }),
        }),
      )
      .length(2),
    sample: z.boolean().default(false),
  })
}
