import { z } from 'astro/zod'
import type { ContentFields } from './content-fields.ts'

/** What happens to the money when a camp is cancelled, and the other rules of registration. */
export function termsSchema({ text }: ContentFields) {
  const rule = z.strictObject({ id: z.string(), title: text, text })
  return z.strictObject({
    title: text,
    intro: text,
    refundsHeading: text,
    /** By whole days from the notice of cancellation to the first day. */
    refunds: z
      .array(
        z.strictObject({
          id: z.string(),
          /** Of the price. */
          percent: z.union([z.literal(0), z.literal(50), z.literal(100)]),
          when: text,
          text,
        }),
      )
      .min(1),
    rules: z.array(rule).min(1),
    /** The rights that the law gives beside these rules. */
    statutory: z.strictObject({ title: text, intro: text, items: z.array(rule).min(1), sample: z.boolean().default(false) }),
    howToCancel: z.strictObject({ title: text, text, sample: z.boolean().default(false) }),
    question: text,
  })
}
