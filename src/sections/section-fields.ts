import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** The id that links can lead to: `#contact`. */
export const anchor = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'an id holds small Latin letters, digits and dashes')
  .optional()

/** Meets the section above in the page's skyline, or in a city's with lit windows, instead of a straight line. */
export const rise = z.union([z.boolean(), z.literal('city')])

/** What most sections share: where links find them, on what ground they stand, and their heading. */
export function sectionFields({ text }: ContentFields) {
  return {
    id: anchor,
    tone: z.enum(['canvas', 'tint', 'field', 'night']).default('canvas'),
    rise: rise.default(false),
    heading: text,
    lead: text.optional(),
  }
}
