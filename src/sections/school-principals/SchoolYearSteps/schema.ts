import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The programme in the school year: one strip, divided into phases. */
export function schoolYearSteps({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    phases: z
      .array(
        z.strictObject({
          title: text,
          /** The names of the months, in order; each month is one block of the strip. */
          months: z.array(text).min(1).max(9),
          kind: z.enum(['together', 'plan', 'class']),
        }),
      )
      .min(3)
      .max(6),
    /** A week in which the visitor selects lessons, which become an offer. */
    plan: z.strictObject({
      heading: text,
      lead: text,
      /** Label of the choice of a school level. */
      level: text,
      /** Accessible name of a lesson: {day}, {lesson}. */
      lesson: text,
      /** {n} lessons a week. */
      perWeek: z.strictObject({ one: text, many: text, none: text }),
      /** {n} lessons a year. */
      perYear: text,
      /** Weeks with lessons, per year. */
      weeks: z.number().int().min(1).max(52),
      /** A double lesson, selected initially. */
      taken: z.array(z.strictObject({ day: text, lesson: z.enum(['1', '2', '3', '4', '5']) })).length(2),
      /** The link to the form with the offer. */
      propose: text,
      print: text,
    }),
    sample: z.boolean().default(false),
  })
}
