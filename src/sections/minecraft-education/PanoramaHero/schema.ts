import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The first screen: a world under construction, from the empty field under the words to the finished towers. */
export function panoramaHero({ text, action, panorama }: ContentFields) {
  return z.strictObject({
    kicker: text.optional(),
    heading: text,
    lead: text,
    actions: z.array(action).min(1).max(2),
    /** A cut-out with a flat lower edge; its right half stays low, the words stand above it. */
    picture: panorama({ from: 0, to: 0.69 }),
  })
}
