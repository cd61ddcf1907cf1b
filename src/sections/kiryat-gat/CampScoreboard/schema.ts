import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** Dates, hours and venue on the scoreboard of a dark hall. */
export function campScoreboardSection({ text, hero }: ContentFields) {
  return z.strictObject({
    type: z.literal('camp-scoreboard'),
    id: anchor,
    kicker: text,
    heading: text,
    lead: text,
    /** A cut-out of the crowd, seen from behind. */
    picture: hero,
  })
}
