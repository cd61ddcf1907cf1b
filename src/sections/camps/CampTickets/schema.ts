import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Every camp of src/content/camps as a ticket, its rows aligned with the one beside it. */
export function campTickets(fields: ContentFields) {
  return z.strictObject({ heading: fields.text, lead: fields.text.optional() })
}
