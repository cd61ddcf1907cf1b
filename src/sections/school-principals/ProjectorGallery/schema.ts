import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** A gallery that advances by itself, shown by a projector in a dark classroom. */
export function projectorGallery({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    /** Says that the pictures are illustrations, while they are. */
    gallery: reference('galleries'),
  })
}
