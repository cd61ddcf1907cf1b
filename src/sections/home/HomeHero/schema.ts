import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The home page's first screen: two doors, one per audience, beside a picture above the staircase of figures. */
export function homeHero({ text, action, icon, hero }: ContentFields) {
  const door = { heading: text, icon }
  return z.strictObject({
    heading: text,
    lead: text,
    /** The schools' entrance: what a school gets, and a link below it that builds trust. */
    schools: z.strictObject({ ...door, text, action, proof: action }),
    /** The parents' entrance: the next camp, and a link to all camps. */
    parents: z.strictObject({ ...door, action }),
    picture: hero,
    /** Small drawings that float over the picture's edges, in order. */
    icons: z.array(z.strictObject({ icon, action })).length(5),
  })
}
