import { z } from 'astro/zod'
import { categoryIds } from '#config/categories.ts'
import type { ContentFields } from './content-fields.ts'
import { printedDate } from './printed-date.ts'
import { publication } from './publication.ts'
import { searchDescription, searchTitle } from './search-words.ts'

/** One article of the blog. Its address is its file name; its sections are the headings of its text. */
export function articleSchema({ text, cover, icon, action }: ContentFields) {
  return z.strictObject({
    title: searchTitle,
    /** On its card, under its title and in search results. */
    description: searchDescription,
    date: printedDate,
    category: z.enum(categoryIds),
    cover,
    author: text,
    /** What the reader can do next: the programme that the article leads to. */
    closing: z.strictObject({ icon, heading: text, lead: text, action }),
    /** Sentences of its text, large in its margin on wide screens. One that the text no longer says isn't shown. */
    quotes: z.array(text).max(4).default([]),
    ...publication,
    sample: z.boolean().default(false),
  })
}
