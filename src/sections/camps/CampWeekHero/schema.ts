import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { byState } from '../by-state.ts'

/**
 * A camp's first screen: the days of the camp as blocks, and children with their inventions on them. If the number of children equals the
 * days in a row, one child is on each day; otherwise all of them are on planks across the blocks.
 */
export function campWeekHero(fields: ContentFields) {
  const { text, hero, action } = fields
  return z.strictObject({
    kicker: text,
    heading: text,
    lead: byState(fields),
    /** A cut-out of figures at equal distances, with their feet at the lower edge. */
    picture: hero,
    /** The number of figures. */
    figures: z.int().min(1).default(5),
    more: action,
  })
}
