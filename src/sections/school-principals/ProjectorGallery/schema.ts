import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** A gallery that advances automatically, shown by a projector in a dark classroom. */
export function projectorGallery({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    /** If its pictures are illustrations, the section says so. */
    gallery: reference('galleries'),
  })
}
