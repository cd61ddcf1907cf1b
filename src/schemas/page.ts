import { z } from 'astro/zod'
import { accent } from './accent.ts'
import type { ContentFields } from './content-fields.ts'
import { searchDescription, searchTitle } from './search-words.ts'
import { chatMessage, text } from './text.ts'

/** What a page is called and how it is shared. Its address is the name of its file. */
export function pageFields(fields: ContentFields) {
  return {
    title: searchTitle,
    description: searchDescription,
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

/** What stands at the foot of a phone's screen, while nothing else on it does the same. */
export function footBar({ text, action }: ContentFields) {
  return z.strictObject({ label: text, action })
}
