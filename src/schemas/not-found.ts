import { z } from 'astro/zod'
import type { ContentFields } from './content-fields'

/** What is said where nothing is: the way back, and a few likely goals. */
export function notFoundSchema({ text, action }: ContentFields) {
  return z.strictObject({
    title: text,
    description: text,
    heading: text,
    lead: text,
    action,
    links: z.array(action).min(1).max(6),
  })
}
