import { z } from 'astro/zod'
import type { ContentFields } from './content-fields.ts'

/** The refunds for a cancelled registration, and the other rules of registration. */
export function termsSchema({ text }: ContentFields) {
  const rule = z.strictObject({ id: z.string(), title: text, text })
  return z.strictObject({
    title: text,
    intro: text,
    refundsHeading: text,
    /** By full days between the notice of cancellation and the first day. */
    refunds: z
      .array(
        z.strictObject({
          id: z.string(),
          /** Share of the price. */
          percent: z.union([z.literal(0), z.literal(50), z.literal(100)]),
          when: text,
          text,
        }),
      )
      .min(1),
    rules: z.array(rule).min(1),
    /** The rights by law, in addition to these rules. */
    statutory: z.strictObject({ title: text, intro: text, items: z.array(rule).min(1), sample: z.boolean().default(false) }),
    howToCancel: z.strictObject({ title: text, text, sample: z.boolean().default(false) }),
    question: text,
  })
}
