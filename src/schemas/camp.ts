import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from './content-fields'
import { printedDate } from './printed-date'
import { chatMessage } from './text'

const day = printedDate.transform(({ iso }) => iso)
const sample = z.boolean().default(false)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is written 08:00')
const grade = z.int().min(1).max(12)

/**
 * A camp: online, or at a place. One file is enough for its card, its menu entry, its pages, its calendar file and its structured data.
 * What its pages are made of is given: their sections are not known here.
 */
export function campSchema<Landing extends z.ZodType>(fields: ContentFields, landing: Landing) {
  const { text, icon, picture } = fields
  const facts = {
    title: text,
    /** First and last day, both included. Friday and Saturday between them are free. */
    dates: z.strictObject({ first: day, last: day, sample }).refine(({ first, last }) => first <= last, 'the last day is before the first'),
    /** Of each day. */
    hours: z.strictObject({ from: time, to: time, sample }).refine(({ from, to }) => from < to, 'the camp ends before it begins'),
    /** School grades, 1 to 12. */
    grades: z.strictObject({ from: grade, to: grade, sample }).refine(({ from, to }) => from <= to, 'the first grade is the younger one'),
    /** How the children are divided, said beside the grades: "בקבוצות". */
    groups: text,
    activities: z.array(z.strictObject({ icon, title: text, sample })).min(1),
    /** For the whole camp, in whole shekels, all included. */
    price: z.int().positive(),
    /** Interest-free, at the most. */
    instalments: z.int().min(1).max(12),
    picture,
    signUp: z.strictObject({
      message: chatMessage,
      /** Registration is completed on the owner's payment page (src/config/site.ts). */
      paymentPage: z.boolean().default(false),
    }),
    terms: reference('terms'),
    /** Stands in the camp menu of the navigation bar. */
    inMenu: z.boolean().default(true),
    /** Its pages, the main one first. */
    landings: z.array(landing).default([]),
  }
  return z.discriminatedUnion('isOnline', [
    z.strictObject({ isOnline: z.literal(true), ...facts }),
    z.strictObject({
      isOnline: z.literal(false),
      ...facts,
      location: z.strictObject({
        city: text,
        /** What the place is: "בית ספר תיכון". */
        venue: text,
        /** What Waze and Google Maps are asked for. */
        navigateTo: text,
        sample,
      }),
    }),
  ])
}
