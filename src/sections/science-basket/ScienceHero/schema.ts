import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The lab comes to you: it stands before a wall that climbs in steps, with objects on the treads and a shelf of facts across the edge. */
export function scienceHero({ text, action, icon, hero }: ContentFields) {
  return z.strictObject({
    kicker: text,
    heading: text,
    lead: text,
    actions: z.array(action).min(1).max(2),
    picture: hero,
    /** Drawings that stand on the treads, from the top down; more than one would be in the way of what flies there. */
    treads: z.array(icon).max(2),
    /** What is written under the programme's ages and under the size of its groups, and one figure more. */
    shelf: z.strictObject({ ages: text, group: text, more: z.strictObject({ value: text, label: text }) }),
  })
}
