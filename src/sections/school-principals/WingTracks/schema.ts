import { z } from 'astro/zod'
import { anchor } from '#schemas/anchor.ts'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The programmes by school level, as the wings of one school: each is a storey taller than the one before. */
export function wingTracks(fields: ContentFields) {
  const level = z.strictObject({
    id: anchor,
    title: fields.text,
    /** In words: "כיתות א׳ עד ו׳". */
    range: fields.text,
    /** One window each: the houses are drawn with three windows, or with six. */
    grades: z.array(fields.text).refine(({ length }) => length === 3 || length === 6, 'a wing has 3 grades or 6, one for each window'),
    text: fields.text,
    topics: z.array(fields.text).min(1).max(4),
    action: fields.action,
    /** The same by the page's form. */
    form: fields.action,
    picture: fields.picture,
  })
  return z.strictObject({
    heading: fields.text,
    lead: fields.text,
    levels: z.tuple([level, level, level]),
  })
}
