import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** A camp's first screen: the days of the camp as blocks, and a child with an invention on each of them. */
export function campWeekHero({ text, hero, action }: ContentFields) {
  return z.strictObject({
    kicker: text,
    heading: text,
    lead: text,
    /** A cut-out of five figures, each in the middle of its fifth, their feet on the lower edge. */
    picture: hero,
    more: action,
  })
}
