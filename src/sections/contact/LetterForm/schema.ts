import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** The contact form as a letter, beside the address and the opening hours. */
export function letterForm({ text, icon, action }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    notice: reference('notices').default({ collection: 'notices', id: 'enquiry' }),
    address: z.strictObject({ heading: text, text }),
    hours: z.strictObject({ heading: text, text }),
    /** Shortcuts for visitors who already know what they want: pigeonholes with an object in each. */
    shortcuts: z.strictObject({ heading: text, links: z.array(z.strictObject({ icon, action })).min(1) }),
  })
}
