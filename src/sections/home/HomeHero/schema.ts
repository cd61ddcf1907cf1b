import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** The first screen of the site: half of it is a picture that stands on the staircase of figures below. */
export function homeHero({ text, action, icon, hero }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    action,
    /** A link of trust below the action. */
    proof: action,
    picture: hero,
    /** Small drawings that float over the picture's edges, one after the other. */
    icons: z.array(icon).length(5),
  })
}
