import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The first screen: a world under construction, from an empty field under the text to finished towers. */
export function panoramaHero({ text, action, panorama }: ContentFields) {
  return z.strictObject({
    kicker: text.optional(),
    heading: text,
    lead: text,
    actions: z.array(action).min(1).max(2),
    /** A cut-out with a flat lower edge. Its right half is low, to leave room for the text above it. */
    picture: panorama({ from: 0, to: 0.69 }),
  })
}
