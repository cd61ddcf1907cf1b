import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** The gaming tournament with a YouTuber: the stage, and the way to the final. */
export function campTournament({ text, hero, icon }: ContentFields) {
  return z.strictObject({
    kicker: text,
    heading: text,
    lead: text,
    picture: hero,
    guest: z.strictObject({ title: text, text, icon, sample: z.boolean().default(false) }),
    rounds: z.array(z.strictObject({ title: text, text, sample: z.boolean().default(false) })).length(3),
  })
}
