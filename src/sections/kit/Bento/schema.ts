import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/**
 * Tiles of different widths in a brick bond, each a link.
 * `kind` depends on the free space in the picture: text on a ledge below it, in its sky, beside it, or no picture.
 */
export function bento(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    items: z
      .array(
        z.strictObject({
          kind: z.enum(['ledge', 'poster', 'side', 'levels']),
          /** The programme whose colours the tile has: one of those in tile-colours.module.css. */
          colours: z.enum(['ai', 'science', 'schools', 'camp', 'english', 'city']),
          /** Columns out of twelve; each row must add up to twelve. */
          span: z.int().min(4).max(8),
          title: fields.text,
          text: fields.text,
          to: z.string().startsWith('/').meta({ page: true }),
          chips: z.array(fields.text).default([]),
          picture: fields.picture.optional(),
          levels: z
            .array(z.strictObject({ title: fields.text, text: fields.text }))
            .max(3)
            .default([]),
        }),
      )
      .min(3),
  })
}
