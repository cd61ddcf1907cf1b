import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { byState } from '../by-state.ts'

/**
 * A camp's first screen: the days of the camp as blocks, and children with their inventions on them: one on each day where there are as
 * many as days in a row, else all of them on planks across the blocks.
 */
export function campWeekHero(fields: ContentFields) {
  const { text, hero, action } = fields
  return z.strictObject({
    kicker: text,
    heading: text,
    lead: byState(fields),
    /** A cut-out of figures with equal room for each, their feet on the lower edge. */
    picture: hero,
    /** How many they are. */
    figures: z.int().min(1).default(5),
    more: action,
  })
}
