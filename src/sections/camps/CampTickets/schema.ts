import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** All camps of src/content/camps as tickets, with their rows aligned. */
export function campTickets(fields: ContentFields) {
  return z.strictObject({ heading: fields.text, lead: fields.text.optional() })
}
