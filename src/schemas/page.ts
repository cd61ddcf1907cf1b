import { z } from 'astro/zod'
import { sectionSchema } from '@/sections/sections'
import { accent } from './accent'
import type { ContentFields } from './content-fields'
import { text } from './text'

/** What a page is called, where it stands and how it is shared. */
export function pageFields(fields: ContentFields) {
  return {
    path: z.string().regex(/^\/[a-z0-9/-]*$/, 'a path starts with / and holds small Latin letters, digits and dashes'),
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
  }
}

/** One route of the site: its name and its sections in order. */
export function pageSchema(fields: ContentFields) {
  return z.strictObject({ ...pageFields(fields), sections: z.array(sectionSchema(fields)).min(1) })
}
