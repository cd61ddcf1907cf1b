import { z } from 'astro/zod'
import type { ContentFields } from './content-fields.ts'
import { grade } from './grade.ts'

const sample = z.boolean().default(false)
const count = z.int().positive()
const inOrder = ({ from, to }: { from: number; to: number }) => from <= to

/**
 * The facts that a buyer asks for first. This one file provides the strip on the programme's page, its printed offer and its structured
 * data. Each fact that only the owner knows is a `sample` until confirmed; structured data never contains a sample.
 */
export function programmeSchema({ text, action }: ContentFields) {
  /** `label` is only needed if the page uses another label than src/content/interface/programmes.json. */
  const label = text.optional()
  const fact = z.strictObject({ label, text, sample })
  return z
    .strictObject({
      /** Its name in search results. */
      name: text,
      /** A description in one or two sentences, for search engines. */
      summary: text,
      /** The heading of the strip. */
      heading: text,
      audience: fact,
      /** School grades, 1 to 12. */
      grades: z.strictObject({ label, from: grade, to: grade, sample }).refine(inOrder, 'the first grade is the younger one').optional(),
      /** Ages in years. */
      ages: z
        .strictObject({ label, from: count.max(99), to: count.max(99), sample })
        .refine(inOrder, 'the first age is the younger one')
        .optional(),
      length: fact,
      /** Participants per group; without `from`, the maximum. Text, if it is not about a single group. */
      group: z.union([z.strictObject({ from: count.optional(), to: count, sample }), fact]),
      place: fact,
      /** The price, or how it is calculated. */
      price: fact,
      /** The terms of payment. */
      payment: fact,
      /** Provided by the school or host. */
      provides: fact,
      /** Facts of this programme only. */
      more: z.array(fact.extend({ label: text })).default([]),
      next: action,
      /** A line for visitors who are on the wrong page, with a link to the right one. */
      aside: z.strictObject({ text, action }).optional(),
    })
    .refine(({ grades, ages }) => Boolean(grades) !== Boolean(ages), 'a programme has either grades or ages')
}

export type Programme = z.output<ReturnType<typeof programmeSchema>>
