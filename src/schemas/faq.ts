import { z } from 'astro/zod'
import type { ContentFields } from './content-fields.ts'

/** Questions that visitors ask, with their answers. */
export function faqSchema({ text }: ContentFields) {
  return z.strictObject({
    title: text,
    lead: text,
    items: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z-]+$/, 'אותיות אנגליות קטנות ומקפים בלבד · an id holds small Latin letters and dashes'),
          question: text,
          answer: text,
          list: z.array(text).optional(),
          sample: z.boolean().default(false),
        }),
      )
      .min(1),
  })
}
