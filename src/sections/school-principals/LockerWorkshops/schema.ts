import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** The workshops as lockers in the school's corridor. `items` are names of files in src/content/workshops. */
export function lockerWorkshops({ text, action }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    action,
    /** A link to details of one workshop. */
    more: action,
    items: z.array(reference('workshops')).length(4),
  })
}
