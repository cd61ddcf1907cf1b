import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { sectionFields } from '@/sections/section-fields'

/** Every camp of src/content/camps as a ticket, its rows aligned with the one beside it. */
export function campTicketsSection(fields: ContentFields) {
  return z.strictObject({ type: z.literal('camp-tickets'), ...sectionFields(fields) })
}
