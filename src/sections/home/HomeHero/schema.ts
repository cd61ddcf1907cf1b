import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The first screen of the site: two doors, one for each audience, beside a picture that stands on the staircase of figures below. */
export function homeHero({ text, action, icon, hero }: ContentFields) {
  const door = { heading: text, icon }
  return z.strictObject({
    heading: text,
    lead: text,
    /** The way of schools: what one gets, and a link of trust below it. */
    schools: z.strictObject({ ...door, text, action, proof: action }),
    /** The way of parents: below the next camp, to all of them. */
    parents: z.strictObject({ ...door, action }),
    picture: hero,
    /** Small drawings that float over the picture's edges, one after the other. */
    icons: z.array(z.strictObject({ icon, action })).length(5),
  })
}
