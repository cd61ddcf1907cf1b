import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** A picture from edge to edge, with a short text on a block at its lower edge. */
export function pictureBand({ text, band, action }: ContentFields) {
  return z.strictObject({
    heading: text,
    text: text.optional(),
    picture: band,
    action: action.optional(),
  })
}
