import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The method, and its six results as holds on a climbing wall: the first is the lowest. */
export function climbingMethod({ text, sprite }: ContentFields) {
  return z.strictObject({
    heading: text,
    /** The order of every lesson: an English verb, and in Hebrew what is done. */
    rhythm: z.array(z.strictObject({ english: text, text })).length(3),
    note: text,
    holds: z.array(z.strictObject({ title: text, english: text })).length(6),
    /** Between two holds. */
    climber: sprite,
  })
}
