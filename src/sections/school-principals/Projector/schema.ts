import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** A gallery that advances by itself, shown by a projector in a dark classroom. */
export function projectorSection({ text }: ContentFields) {
  return z.strictObject({
    type: z.literal('projector'),
    id: anchor,
    heading: text,
    /** Says that the pictures are illustrations, while they are. */
    note: text.optional(),
    gallery: reference('galleries'),
  })
}
