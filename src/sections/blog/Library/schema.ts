import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** All articles as books on a shelf, by subject, with a search. */
export function library({ text, action }: ContentFields) {
  return z.strictObject({
    heading: text,
    /** A note on the shelf between the books. */
    note: z.strictObject({ text, action }),
  })
}
