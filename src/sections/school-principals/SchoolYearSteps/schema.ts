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
    /** A week to press lessons in, which becomes an offer. */
    plan: z.strictObject({
      heading: text,
      lead: text,
      /** Over the choice of a school level. */
      level: text,
      /** Names a lesson: {day}, {lesson}. */
      lesson: text,
      /** {n} lessons a week. */
      perWeek: z.strictObject({ one: text, many: text, none: text }),
      /** {n} lessons a year. */
      perYear: text,
      /** In which there are lessons, in a year. */
      weeks: z.number().int().min(1).max(52),
      /** A double lesson that is taken from the start. */
      taken: z.array(z.strictObject({ day: text, lesson: z.enum(['1', '2', '3', '4', '5']) })).length(2),
      /** Leads to the form with the offer. */
      propose: text,
      print: text,
    }),
    sample: z.boolean().default(false),
  })
}
