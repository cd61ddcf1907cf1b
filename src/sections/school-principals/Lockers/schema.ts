import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** The workshops block as lockers in the school's corridor. Names of files under src/content/workshops. */
export function lockersSection({ text, action }: ContentFields) {
  return z.strictObject({
    type: z.literal('lockers'),
    id: anchor,
    heading: text,
    lead: text,
    action,
    items: z.array(reference('workshops')).length(4),
  })
}
