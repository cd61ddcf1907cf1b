import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/**
 * Tiles of different widths in a brick bond, each leading somewhere.
 * `kind` follows what the picture leaves free: words on a ledge below it, in its sky, beside it, or no picture at all.
 */
export function bento(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    items: z
      .array(
        z.strictObject({
          kind: z.enum(['ledge', 'poster', 'side', 'levels']),
          /** The programme whose colours the tile wears: those that Bento.module.css has. */
          colours: z.enum(['ai', 'science', 'schools', 'camp', 'english', 'city']),
          /** Columns of twelve; a row adds up to twelve. */
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
