import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The method, and its six results as holds on a climbing wall, with the first at the bottom. */
export function climbingMethod({ text, sprite }: ContentFields) {
  return z.strictObject({
    heading: text,
    /** The order of every lesson: an English verb, and its explanation in Hebrew. */
    rhythm: z.array(z.strictObject({ english: text, text })).length(3),
    note: text,
    holds: z.array(z.strictObject({ title: text, english: text })).length(6),
    /** The climber between two holds. */
    climber: sprite,
  })
}
