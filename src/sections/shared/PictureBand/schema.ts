import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** A picture from edge to edge with a few words on a block that stands on its lower edge. */
export function pictureBandSection({ text, hero, action }: ContentFields) {
  return z.strictObject({
    type: z.literal('picture-band'),
    id: anchor,
    heading: text,
    text: text.optional(),
    picture: hero,
    action: action.optional(),
  })
}
