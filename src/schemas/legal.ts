import { z } from 'astro/zod'
import type { ContentFields } from './content-fields.ts'
import { printedDate } from './printed-date.ts'

/** A page that the law asks for. Its text is Markdown under the front matter. */
export function legalSchema({ text, icon, sprite }: ContentFields) {
  return z.strictObject({
    title: text,
    description: text,
    updated: printedDate,
    /** A cut-out group that stands beside the title, where there is room. */
    figures: sprite,
    /** The whole in four blocks. `part` is the heading of the text that says more: the block leads there. */
    summary: z.array(z.strictObject({ icon: icon.optional(), title: text, text, part: text })).length(4),
    sample: z.boolean().default(false),
  })
}
