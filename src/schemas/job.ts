import { z } from 'astro/zod'
import type { ContentFields } from './content-fields.ts'
import { printedDate } from './printed-date.ts'
import { roleId } from './role.ts'

/** The values of schema.org, for search engines. interface/jobs.json has the labels for the page. */
const employment = z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY'])
export type Employment = z.infer<typeof employment>

/** An open job. Worded for women and men, as the law requires. */
export function jobSchema({ text, picture }: ContentFields) {
  return z.strictObject({
    title: text,
    /** The position that the apply button selects in the application form. */
    position: roleId,
    audience: text,
    place: text,
    scope: text,
    /** When it begins, if known. */
    start: text.optional(),
    /** Mornings per week, for a job that is measured in them. Drawn as blocks. */
    mornings: z.int().min(1).max(5).optional(),
    employment,
    /** Shekels per hour, from and to. */
    pay: z
      .tuple([z.int().positive(), z.int().positive()])
      .refine(([from, to]) => from <= to, 'the lower pay comes first')
      .meta({ range: true }),
    summary: text,
    tasks: z.array(text).min(1),
    requirements: z.array(text).min(1),
    offers: z.array(text).min(1),
    /** A cut-out figure that stands on the floor of its room. */
    picture,
    /** Required by search engines for a job advertisement. Omitted if not known. */
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
