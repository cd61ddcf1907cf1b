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
    summary: z.array(z.strictObject({ icon, title: text, text, part: text })).length(4),
    /** A drawing for each part of the text, in the order of its headings. */
    marks: z.array(icon).min(1),
    /**
     * A drawing for a line of a list or a table: `of` is how the line begins. `months` is how long the line says that something is stored (0: only
     * moments, or the days that the line names), drawn as a row of blocks, one for each month; beside such lines, one that names no time has empty blocks.
     */
    drawings: z.array(z.strictObject({ of: text, icon, months: z.int().min(0).max(36).optional() })).default([]),
    sample: z.boolean().default(false),
  })
}
