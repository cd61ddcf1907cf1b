import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** A grid of cards, each with a drawing or a picture and an optional link. */
export function cards(fields: ContentFields) {
  const { text, icon, picture, action } = fields
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(3),
    items: z
      .array(
        z.strictObject({
          title: text,
          text,
          icon: icon.optional(),
          picture: picture.optional(),
          action: action.optional(),
        }),
      )
      .min(2),
  })
}
