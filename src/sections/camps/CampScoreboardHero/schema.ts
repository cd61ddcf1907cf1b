import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Dates, hours and venue on the scoreboard of a dark hall. */
export function campScoreboardHero({ text, panorama }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    /** A cut-out of the crowd, seen from the stage. */
    picture: panorama({ from: 0.175, to: 0.825 }),
  })
}
