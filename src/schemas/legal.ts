import { z } from 'astro/zod'
import type { ContentFields } from './content-fields.ts'
import { printedDate } from './printed-date.ts'

/** A page that the law requires. Its text is the Markdown below the front matter. */
export function legalSchema({ text, icon, sprite }: ContentFields) {
  return z.strictObject({
    title: text,
    description: text,
    updated: printedDate,
    /** A cut-out group beside the title, if there is room. */
    figures: sprite,
    /** A summary in four blocks. Each links to the section whose heading is `part`. */
    summary: z.array(z.strictObject({ icon: icon.optional(), title: text, text, part: text })).length(4),
    sample: z.boolean().default(false),
  })
}
