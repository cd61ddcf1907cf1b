import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** A process of four steps as the open pages of a building manual: two steps per page, each with its drawing. */
export function bookletSteps({ text, icon }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text.optional(),
    /** The label before each step's part: "מוסיפים". */
    adds: text,
    steps: z.array(z.strictObject({ title: text, text, part: text, icon })).length(4),
  })
}
