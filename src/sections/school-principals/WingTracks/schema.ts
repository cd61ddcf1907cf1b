import { z } from 'astro/zod'
import { anchor } from '#schemas/anchor.ts'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The programmes by school level as the wings of a school; each wing is one storey higher than the one before. */
export function wingTracks(fields: ContentFields) {
  const level = z.strictObject({
    id: anchor,
    title: fields.text,
    /** In words: "כיתות א׳ עד ו׳". */
    range: fields.text,
    /** One per window: the houses are drawn with three or six windows. */
    grades: z.array(fields.text).refine(({ length }) => length === 3 || length === 6, 'a wing has 3 grades or 6, one for each window'),
    text: fields.text,
    topics: z.array(fields.text).min(1).max(4),
    action: fields.action,
    /** The link to the page's form, for the same purpose. */
    form: fields.action,
    picture: fields.picture,
  })
  return z.strictObject({
    heading: fields.text,
    lead: fields.text,
    levels: z.tuple([level, level, level]),
  })
}
