import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { grade } from '#schemas/grade.ts'
import { printedDate } from '#schemas/printed-date.ts'
import { publication } from '#schemas/publication.ts'
import { chatMessage } from '#schemas/text.ts'
import { reference } from '../reference.ts'
import { scheduledOrAnnounced } from './camp-stage.ts'

const day = printedDate.transform(({ iso }) => iso)
const sample = z.boolean().default(false)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'שעה כותבים כך: 08:00 · a time is written 08:00')

/**
 * A camp: online, or at a place; with dates, or announced by its season while they are not known. One file is enough for its card, its
 * menu entry, its pages, its calendar file and its structured data. What its pages are made of is given: their sections are not known here.
 */
export function campSchema<Landing extends z.ZodType>(fields: ContentFields, landing: Landing) {
  const facts = { ...announcedFields(fields), ...scheduledFields(fields, landing) }
  const location = z.strictObject({
    city: fields.text,
    /** What the place is: "בית ספר תיכון". */
    venue: fields.text,
    /** The search query for Waze and Google Maps. */
    navigateTo: fields.text,
    sample,
  })
  return z.discriminatedUnion('isOnline', [
    z.strictObject({ isOnline: z.literal(true), ...facts }).transform(scheduledOrAnnounced),
    z.strictObject({ isOnline: z.literal(false), ...facts, location }).transform(scheduledOrAnnounced),
  ])
}

/** What is known from the first announcement on. */
function announcedFields({ text, picture }: ContentFields) {
  return {
    title: text,
    /** All of the camp is an example: it is marked once, at its title. Left out, each fact has a mark of its own. */
    sample,
    /** While there are no dates: the season, and the last day on which it is announced. After it the camp is not mentioned any more. */
    season: z.strictObject({ name: text, until: day, sample }).optional(),
    /** School grades, 1 to 12. */
    grades: z
      .strictObject({ from: grade, to: grade, sample })
      .refine(({ from, to }) => from <= to, 'הכיתה הראשונה היא הצעירה. מחליפים ביניהן · the first grade is the younger one: exchange them'),
    /** How the children are divided, said beside the grades: "בקבוצות". */
    groups: text,
    picture,
    /** The day on which registration opens. Without it, it is open as soon as there are dates. */
    registrationOpens: day.optional(),
    /** In the camp menu of the navigation bar. */
    inMenu: z.boolean().default(true),
    ...publication,
  }
}

/** What a camp with dates has to say besides (camp-stage.ts). */
function scheduledFields<Landing extends z.ZodType>({ text, icon }: ContentFields, landing: Landing) {
  return {
    /** First and last day, both included. Friday and Saturday between them are free. */
    dates: z
      .strictObject({ first: day, last: day, sample })
      .refine(({ first, last }) => first <= last, {
        path: ['last'],
        error: 'היום האחרון לפני היום הראשון. מחליפים ביניהם · the last day is before the first: exchange them',
      })
      .optional(),
    /** Of each day. */
    hours: z
      .strictObject({ from: time, to: time, sample })
      .refine(({ from, to }) => from < to, {
        path: ['to'],
        error: 'שעת הסיום לפני שעת ההתחלה. מחליפים ביניהן · the camp ends before it begins: exchange the hours',
      })
      .optional(),
    /** `few`, `full`, or how many are left. */
    places: z
      .union(
        [z.enum(['few', 'full']), z.int().min(0)],
        'מקומות: few, ‏full, או מספר המקומות שנותרו · places are few, full, or the number that is left',
      )
      .optional(),
    /** What the children do. The one list: the programme by days, the details and the benefits come from it. */
    activities: z
      .array(
        z.strictObject({
          icon,
          title: text,
          text: text.optional(),
          /** On which day of the camp, from 1. Without it: all along. */
          day: z.int().min(1).optional(),
          /** What a child brings home that day. */
          takeHome: text.optional(),
          sample,
        }),
      )
      .min(1)
      .optional(),
    /** For the whole camp, in whole shekels, all included. */
    price: z.int().positive().optional(),
    /** Interest-free, at the most. */
    instalments: z.int().min(1).max(12).optional(),
    signUp: z
      .strictObject({
        /** What the chat begins with; left empty, the site's own sentence with the camp's name. */
        message: chatMessage.default(''),
        /** Registration is completed on the owner's payment page (src/config/site.ts). */
        paymentPage: z.boolean().default(false),
        /** A payment page of this camp alone, where several are paid for at the same time. */
        paymentAddress: z
          .string()
          .regex(/^https:\/\/\S+$/, 'כתובת של עמוד תשלום מתחילה ב־https:// · the address of a payment page begins with https://')
          .optional(),
      })
      .prefault({}),
    terms: reference('terms').optional(),
    /** Its pages, the main one first. */
    landings: z.array(landing).default([]),
  }
}
