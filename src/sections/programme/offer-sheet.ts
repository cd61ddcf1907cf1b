import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The page as one printed sheet, for decision makers who did not see the page: the words around its own programmes and facts. */
export function offerSheet({ text, picture }: ContentFields) {
  return z.strictObject({
    /** What the button says that prints it, where the first screen has none. */
    print: text.optional(),
    kicker: text,
    title: text,
    picture,
    /** Before the offer that a visitor has put together on the page. */
    proposal: text.optional(),
    /** Over the programme's facts. */
    facts: text,
    /** Over the steps to come. */
    steps: text,
    /** The steps, where the page has none of its own. */
    stepTitles: z.array(text).max(6).default([]),
    decision: z.strictObject({ name: text, text }),
    /** Over the lines for writing. */
    notes: text,
    contact: z.strictObject({ heading: text, lines: z.array(text).min(1).max(3) }),
  })
}
