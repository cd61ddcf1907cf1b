import { z } from 'astro/zod'
import type { ContentFields } from './content-fields.ts'
import { printedDate } from './printed-date.ts'
import { roleId } from './role.ts'

/** In the words of schema.org, which search engines read; printed in our own (interface/jobs.json). */
const employment = z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY'])
export type Employment = z.infer<typeof employment>

/** One open job. Worded for women and men, as the law asks. */
export function jobSchema({ text, picture }: ContentFields) {
  return z.strictObject({
    title: text,
    /** What the application form is set to by its apply button. */
    position: roleId,
    audience: text,
    place: text,
    scope: text,
    /** When it begins, where that is known. */
    start: text.optional(),
    /** Mornings a week, where the job is counted in them: drawn as blocks. */
    mornings: z.int().min(1).max(5).optional(),
    employment,
    /** Shekels an hour, from and to. */
    pay: z
      .tuple([z.int().positive(), z.int().positive()])
      .refine(([from, to]) => from <= to, 'the lower pay comes first')
      .meta({ range: true }),
    summary: text,
    tasks: z.array(text).min(1),
    requirements: z.array(text).min(1),
    offers: z.array(text).min(1),
    /** A cut-out that stands on the floor of its room. */
    picture,
    /** What search engines require of a job advertisement; left out where it is not known. */
    posting: z
      .strictObject({
        datePosted: printedDate,
        validThrough: printedDate,
        locality: text,
        sample: z.boolean().default(false),
      })
      .optional(),
    sample: z.boolean().default(false),
  })
}
