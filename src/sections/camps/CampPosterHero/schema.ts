import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The overview's first screen: a poster with a ticket for the next camp, and the camp itself along its base. */
export function campPosterHero({ text, panorama, sprite }: ContentFields) {
  return z.strictObject({
    kicker: text,
    heading: text,
    lead: text,
    /** A cut-out with a transparent sky. */
    picture: panorama({ from: 0.18, to: 0.86 }),
    /** Three flying objects in the sky. */
    sprites: z.array(sprite).length(3),
  })
}
