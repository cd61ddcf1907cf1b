import { z } from 'astro/zod'
import { accent } from './accent.ts'
import type { ContentFields } from './content-fields.ts'
import { searchDescription, searchTitle } from './search-words.ts'
import { chatMessage, text } from './text.ts'

/** The names and the sharing data of a page. Its address is the name of its file. */
export function pageFields(fields: ContentFields) {
  return {
    title: searchTitle,
    description: searchDescription,
    keywords: z.array(z.string()).optional(),
    /** The name in the breadcrumb trail. */
    label: text,
    accent,
    /** The picture in its share image. */
    share: fields.picture,
    /** Prefilled message of the chat in the bar. Without it, a sentence with the page's label. */
    chatText: chatMessage.optional(),
  }
}

/** The bar at the bottom of a phone's screen, while no other element on the screen does the same. */
export function footBar({ text, action }: ContentFields) {
  return z.strictObject({ label: text, action })
}
