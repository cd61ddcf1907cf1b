import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** A text of src/content/legal as a page of its own. */
export function legalSection({ icon }: ContentFields) {
  return z.strictObject({ type: z.literal('legal'), icon, document: reference('legal') })
}
