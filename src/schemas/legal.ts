import { z } from 'astro/zod'
import type { ContentFields } from './content-fields'
import { printedDate } from './printed-date'

/** A page that the law asks for. Its text is Markdown under the front matter. */
export function legalSchema({ text, icon }: ContentFields) {
  return z.strictObject({
    title: text,
    description: text,
    updated: printedDate,
    /** The whole in four blocks. `part` is the heading of the text that says more: the block leads there. */
    summary: z.array(z.strictObject({ icon, title: text, text, part: text })).length(4),
    /** A drawing for each part of the text, in the order of its headings. */
    marks: z.array(icon).min(1),
    sample: z.boolean().default(false),
  })
}
