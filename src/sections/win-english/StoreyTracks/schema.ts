import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Two tracks as the storeys of one house: one open at a time, and that one can be closed. The first is the ground floor. */
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
          /** An English sentence of this level; its words are the storey's windows. */
          sentence: text,
          text,
          points: z.array(text).min(2),
          /** What one can say at the end of the track. */
          end: z.strictObject({ label: text, english: text }),
        }),
      )
      .length(2),
    sample: z.boolean().default(false),
  })
}
