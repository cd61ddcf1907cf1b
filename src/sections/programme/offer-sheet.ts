import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The page as one printed sheet, for decision makers who have not seen the page: texts around the page's own programmes and facts. */
export function offerSheet({ text, picture }: ContentFields) {
  return z.strictObject({
    /** Label of the print button, if the first screen has none. */
    print: text.optional(),
    kicker: text,
    title: text,
    picture,
    /** Heading of the offer that the visitor has put together on the page. */
    proposal: text.optional(),
    /** Heading of the programme's facts. */
    facts: text,
    /** Heading of the next steps. */
    steps: text,
    /** The steps, if the page has none of its own. */
    stepTitles: z.array(text).max(6).default([]),
    decision: z.strictObject({ name: text, text }),
    /** Label above the lines for handwriting. */
    notes: text,
    contact: z.strictObject({ heading: text, lines: z.array(text).min(1).max(3) }),
  })
}
