import { z } from 'astro/zod'
import type { ContentFields } from './content-fields.ts'

/** The texts of the 404 page, with a way back and a few likely destinations. */
export function notFoundSchema({ text, action, hero, icon }: ContentFields) {
  return z.strictObject({
    title: text,
    description: text,
    heading: text,
    lead: text,
    /** Above the wall. The page for a missing article has a shelf instead. */
    picture: hero.optional(),
    action,
    links: z.array(action).min(1).max(6),
    /** An icon for each of the links, in order. */
    marks: z.array(icon).max(6).default([]),
  })
}
