import { z } from 'astro/zod'
import { categoryIds } from '#config/categories.ts'
import type { ContentFields } from './content-fields.ts'
import { printedDate } from './printed-date.ts'
import { publication } from './publication.ts'
import { searchDescription, searchTitle } from './search-words.ts'

/** An article of the blog. Its address is its file name; its headings become sections. */
export function articleSchema({ text, cover, icon, action }: ContentFields) {
  return z.strictObject({
    title: searchTitle,
    /** Shown on its card, under its title and in search results. */
    description: searchDescription,
    date: printedDate,
    category: z.enum(categoryIds),
    cover,
    author: text,
    /** Closing call to action: the programme that the article leads to. */
    closing: z.strictObject({ icon, heading: text, lead: text, action }),
    /** Sentences of its text, shown large in the margin on wide screens. A sentence that is no longer in the text is not shown. */
    quotes: z.array(text).max(4).default([]),
    ...publication,
    sample: z.boolean().default(false),
  })
}
