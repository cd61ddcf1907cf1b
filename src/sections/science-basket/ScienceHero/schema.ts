import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The hero: a lab in front of a wall that rises in steps, with objects on the treads and a shelf of facts across the lower edge. */
export function scienceHero({ text, action, icon, hero }: ContentFields) {
  return z.strictObject({
    kicker: text,
    heading: text,
    lead: text,
    actions: z.array(action).min(1).max(2),
    picture: hero,
    /** Drawings on the treads, from the top; a second one can collide with the flying objects. */
    treads: z.array(icon).max(2),
    /** Labels of the programme's ages and group size, and one more figure. */
    shelf: z.strictObject({ ages: text, group: text, more: z.strictObject({ value: text, label: text }) }),
  })
}
