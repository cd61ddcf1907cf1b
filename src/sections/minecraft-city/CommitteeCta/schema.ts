import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Closing call to action beside a one-page sheet for the council's committee. The sheet is all that the page prints. */
export function committeeCta(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text,
    actions: z.array(fields.action).min(1).max(2),
    sheet: z.strictObject({
      kicker: fields.text,
      title: fields.text,
      /** What it is, and what the city gets. The other rows are the programme's facts. */
      rows: z.array(z.strictObject({ name: fields.text, text: fields.text })).length(2),
      /** The row with the four states of a plot. */
      steps: z.strictObject({ name: fields.text, titles: z.array(fields.text).length(4) }),
      decision: z.strictObject({ name: fields.text, text: fields.text }),
      print: fields.text,
      /** Label above the lines for handwriting, in print. */
      notes: fields.text,
      /** A link for visitors who need more than the sheet before the committee meets. */
      more: fields.action,
      share: z.strictObject({ label: fields.text, message: fields.text }),
      contact: z.strictObject({ heading: fields.text, lines: z.array(fields.text).min(1) }),
      picture: fields.picture,
    }),
  })
}
