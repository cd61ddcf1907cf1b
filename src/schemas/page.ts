import { z } from 'astro/zod'
import { accent } from './accent'
import type { ContentFields } from './content-fields'
import { chatMessage, text } from './text'

/** What a page is called and how it is shared. Its address is the name of its file. */
export function pageFields(fields: ContentFields) {
  return {
    /** The browser tab and the search result; the brand is added to it. */
    title: text.pipe(z.string().max(60, 'a title longer than 60 characters is cut in search results')),
    description: text.pipe(
      z
        .string()
        .min(50, 'a description under 50 characters says too little')
        .max(160, 'search results cut a description after 160 characters'),
    ),
    keywords: z.array(z.string()).optional(),
    /** The name in the breadcrumb trail. */
    label: text,
    accent,
    /** Where its share image takes its picture from. */
    share: fields.picture,
    /** What the chat of the bar has typed already on this page. Without it, the page is named by its label. */
    chatText: chatMessage.optional(),
  }
}
