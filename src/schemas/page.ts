import { z } from 'astro/zod'
import { accent } from './accent'
import type { ContentFields } from './content-fields'
import { text } from './text'

/** What a page is called and how it is shared. Its address is the name of its file. */
export function pageFields(fields: ContentFields) {
  return {
    /** The browser tab and the search result; the brand is added to it. */
    title: text.pipe(
      z.string().max(60, 'כותרת ארוכה מ־60 תווים נחתכת בתוצאות החיפוש · a title longer than 60 characters is cut in search results'),
    ),
    description: text.pipe(
      z
        .string()
        .min(50, 'תיאור קצר מ־50 תווים אומר מעט מדי · a description under 50 characters says too little')
        .max(160, 'אחרי 160 תווים מנועי החיפוש חותכים · search results cut a description after 160 characters'),
    ),
    keywords: z.array(z.string()).optional(),
    /** The name in the breadcrumb trail. */
    label: text,
    accent,
    /** Where its share image takes its picture from. */
    share: fields.picture,
  }
}
