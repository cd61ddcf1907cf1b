import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The first screen: heading, lead, actions and a picture. */
export function hero({ text, action, opening }: ContentFields) {
  return z.strictObject({
    /** A short line above the heading. */
    kicker: text.optional(),
    heading: text,
    lead: text,
    actions: z.array(action).max(3).default([]),
    /** A link below the actions that builds trust. */
    proof: action.optional(),
    /** Short facts on a bar across the lower edge. */
    facts: z
      .array(z.strictObject({ value: text, label: text }))
      .max(4)
      .default([]),
    picture: opening,
    sample: z.boolean().default(false),
  })
}
