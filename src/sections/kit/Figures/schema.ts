import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** A few big numbers that count up once. They stand as the steps of a staircase. */
export function figures({ text }: ContentFields) {
  return z.strictObject({
    /** Read by assistive technology; the numbers speak for themselves to the eye. */
    heading: text,
    items: z
      .array(z.strictObject({ value: z.int().positive(), label: text, sample: z.boolean().default(false) }))
      .min(2)
      .max(4),
  })
}
