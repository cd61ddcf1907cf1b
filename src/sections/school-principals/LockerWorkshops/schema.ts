import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** The workshops block as lockers in the school's corridor. Names of files under src/content/workshops. */
export function lockerWorkshops({ text, action }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    action,
    /** Where there is more about one of them. */
    more: action,
    items: z.array(reference('workshops')).length(4),
  })
}
