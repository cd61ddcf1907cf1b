import { z } from 'astro/zod'
import type { ContentFields } from './content-fields.ts'

/** The words of the 404 page: the way back, and a few likely destinations. */
export function notFoundSchema({ text, action, hero, icon }: ContentFields) {
  return z.strictObject({
    title: text,
    description: text,
    heading: text,
    lead: text,
    /** Stands on the wall; a missing article has its shelf instead. */
    picture: hero.optional(),
    action,
    links: z.array(action).min(1).max(6),
    /** A drawing for each of the links, in their order. */
    marks: z.array(icon).max(6).default([]),
  })
}
