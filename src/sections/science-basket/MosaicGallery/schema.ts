import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** A gallery of 24 pictures as interlocking blocks from edge to edge. Each picture opens the viewer. */
export function mosaicGallery({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    /** Beside the heading on phones, where the pictures scroll sideways. */
    hint: text,
    gallery: reference('galleries'),
  })
}
