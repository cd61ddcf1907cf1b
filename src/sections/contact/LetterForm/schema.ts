import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** The contact form as a letter, beside where we are and when we answer. */
export function letterForm({ text, icon, action }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    notice: reference('notices').default({ collection: 'notices', id: 'enquiry' }),
    address: z.strictObject({ heading: text, text }),
    hours: z.strictObject({ heading: text, text }),
    /** Shortcuts for those who know already what they look for: a rack of pigeonholes, with a thing in each. */
    shortcuts: z.strictObject({ heading: text, links: z.array(z.strictObject({ icon, action })).min(1) }),
  })
}
