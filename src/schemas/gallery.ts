import { z } from 'astro/zod'
import type { ContentFields } from './content-fields.ts'

/** A set of pictures that is shown together. To replace a sample, the owner adds a file and edits its entry. */
export function gallerySchema(fields: ContentFields) {
  return z.strictObject({
    /** Names the gallery for assistive technology. */
    title: fields.text,
    pictures: z.array(fields.gallery).min(1),
  })
}
