import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** A gallery of 24 as interlocking blocks from edge to edge, each of which opens the viewer. */
export function mosaicGallery({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    /** Beside the heading on phones, where the pictures are scrolled sideways. */
    hint: text,
    gallery: reference('galleries'),
  })
}
