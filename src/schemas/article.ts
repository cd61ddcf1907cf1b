import { z } from 'astro/zod'
import { categoryIds } from '@/config/categories'
import type { ContentFields } from './content-fields'
import { printedDate } from './printed-date'
import { publication } from './publication'

/** One article of the blog. Its address is its file name; its sections are the headings of its text. */
export function articleSchema({ text, hero, icon, action }: ContentFields) {
  return z.strictObject({
    title: text,
    /** On its card, under its title and in search results. */
    description: text.pipe(
      z
        .string()
        .min(50, 'תיאור קצר מ־50 תווים אומר מעט מדי · a description under 50 characters says too little')
        .max(160, 'אחרי 160 תווים מנועי החיפוש חותכים · search results cut it after 160'),
    ),
    date: printedDate,
    category: z.enum(categoryIds),
    cover: hero,
    author: text,
    /** What the reader can do next: the programme that the article leads to. */
    closing: z.strictObject({ icon, heading: text, lead: text, action }),
    ...publication,
    sample: z.boolean().default(false),
  })
}
