import { z } from 'astro/zod'
import type { ContentFields } from './content-fields'
import { printedDate } from './printed-date'

/** A page that the law asks for. Its text is Markdown under the front matter. */
export function legalSchema({ text }: ContentFields) {
  return z.strictObject({
    title: text,
    description: text,
    updated: printedDate,
    sample: z.boolean().default(false),
  })
}
