import { z } from 'astro/zod'
import { anchor } from './anchor.ts'
import type { ContentFields } from './content-fields.ts'

/** Questions that visitors ask, with their answers. */
export function faqSchema({ text }: ContentFields) {
  return z.strictObject({
    title: text,
    lead: text,
    items: z
      .array(
        z.strictObject({
          id: anchor.unwrap(),
          question: text,
          answer: text,
          list: z.array(text).optional(),
          sample: z.boolean().default(false),
        }),
      )
      .min(1),
  })
}
