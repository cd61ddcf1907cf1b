import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Where the programme fits: the school year as one strip, cut into phases. */
export function schoolYearSteps({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    phases: z
      .array(
        z.strictObject({
          title: text,
          /** Their names, in order; a month is one block of the strip. */
          months: z.array(text).min(1).max(9),
          kind: z.enum(['together', 'plan', 'class']),
        }),
      )
      .min(3)
      .max(6),
    sample: z.boolean().default(false),
  })
}
