import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** A few large numbers on the steps of a staircase, which count up once. */
export function figures({ text }: ContentFields) {
  return z.strictObject({
    /** Only for assistive technology; visually, the numbers need no heading. */
    heading: text,
    items: z
      .array(z.strictObject({ value: z.int().positive(), label: text, sample: z.boolean().default(false) }))
      .min(2)
      .max(4),
  })
}
