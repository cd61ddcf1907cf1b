import { z } from 'astro/zod'
import type { ContentFields } from './content-fields.ts'
import { grade } from './grade.ts'

const sample = z.boolean().default(false)
const count = z.int().positive()
const inOrder = ({ from, to }: { from: number; to: number }) => from <= to

/**
 * What a buyer asks about a programme first: the strip on its page, its printed offer and its structured data are made of this one file.
 * Each fact that only the owner can know is a `sample` until it is confirmed; a sample never gets into the structured data.
 */
export function programmeSchema({ text, action }: ContentFields) {
  /** `label` only where the page calls it otherwise than src/content/interface/programmes.json. */
  const label = text.optional()
  const fact = z.strictObject({ label, text, sample })
  return z
    .strictObject({
      /** What it is called in search results. */
      name: text,
      /** What it is, in one or two sentences, for search engines. */
      summary: text,
      /** Over the strip. */
      heading: text,
      audience: fact,
      /** School grades, 1 to 12. */
      grades: z.strictObject({ label, from: grade, to: grade, sample }).refine(inOrder, 'the first grade is the younger one').optional(),
      /** Years of age. */
      ages: z
        .strictObject({ label, from: count.max(99), to: count.max(99), sample })
        .refine(inOrder, 'the first age is the younger one')
        .optional(),
      length: fact,
      /** Participants in a group; without `from`, at the most. Where it is not about one group: words. */
      group: z.union([z.strictObject({ from: count.optional(), to: count, sample }), fact]),
      place: fact,
      /** The price, or how it is made. */
      price: fact,
      /** How it is paid for. */
      payment: fact,
      /** What the school or the host provides. */
      provides: fact,
      /** What this programme alone has to say. */
      more: z.array(fact.extend({ label: text })).default([]),
      next: action,
      /** One line for those who are in the wrong place, and where theirs is. */
      aside: z.strictObject({ text, action }).optional(),
    })
    .refine(({ grades, ages }) => Boolean(grades) !== Boolean(ages), 'a programme says its grades or its ages, one of them')
}

export type Programme = z.output<ReturnType<typeof programmeSchema>>
