import { z } from 'astro/zod'
import { clockTime } from '#config/clock-time.ts'
import type { ContentFields } from '#schemas/content-fields.ts'
import { grade } from '#schemas/grade.ts'
import { printedDate } from '#schemas/printed-date.ts'
import { publication } from '#schemas/publication.ts'
import { chatMessage } from '#schemas/text.ts'
import { reference } from '../reference.ts'
import { scheduledOrAnnounced } from './camp-stage.ts'

const day = printedDate.transform(({ iso }) => iso)
const inWholeShekels = ({ input }: { input?: unknown }) =>
  typeof input === 'number' ? 'מחיר כותבים בשקלים שלמים · a price is in whole shekels' : undefined
const sample = z.boolean().default(false)
const time = z.string().regex(clockTime, 'שעה כותבים כך: 08:00 · a time is written 08:00')

/**
 * A camp: online or on site; with dates, or announced by its season until the dates are known. This one file provides its card, menu
 * entry, pages, calendar file and structured data. The schema of its pages is a parameter, because their sections are defined elsewhere.
 */
export function campSchema<Landing extends z.ZodType>(fields: ContentFields, landing: Landing) {
  const facts = { ...announcedFields(fields), ...scheduledFields(fields, landing) }
  const location = z.strictObject({
    city: fields.text,
    /** The kind of place: "בית ספר תיכון". */
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

/** Fields that are known from the first announcement. */
function announcedFields({ text, ticket }: ContentFields) {
  return {
    title: text,
    /** The whole camp is a sample, marked once, at its title. Otherwise each sample fact has its own mark. */
    sample,
    /** Until there are dates: the season, and the last day on which it is announced. After that day the camp is not mentioned. */
    season: z.strictObject({ name: text, until: day, sample }).optional(),
    /** School grades, 1 to 12. */
    grades: z
      .strictObject({ from: grade, to: grade, sample })
      .refine(({ from, to }) => from <= to, 'הכיתה הראשונה היא הצעירה. מחליפים ביניהן · the first grade is the younger one: swap them'),
    /** How the children are grouped, shown beside the grades: "בקבוצות". */
    groups: text,
    picture: ticket,
    /** The day on which registration opens. Without it, registration is open as soon as there are dates. */
    registrationOpens: day.optional(),
    /** Listed in the camp menu of the navigation bar. */
    inMenu: z.boolean().default(true),
    ...publication,
  }
}

/** Further fields of a camp with dates. camp-stage.ts says which are required. */
function scheduledFields<Landing extends z.ZodType>({ text, icon }: ContentFields, landing: Landing) {
  return {
    /** First and last day, both included. Friday and Saturday in between are off. */
    dates: z
      .strictObject({ first: day, last: day, sample })
      .refine(({ first, last }) => first <= last, {
        path: ['last'],
        error: 'היום האחרון לפני היום הראשון. מחליפים ביניהם · the last day is before the first: swap them',
      })
      .optional(),
    /** The hours of each day. */
    hours: z
      .strictObject({ from: time, to: time, sample })
      .refine(({ from, to }) => from < to, {
        path: ['to'],
        error: 'שעת הסיום לפני שעת ההתחלה. מחליפים ביניהן · the camp ends before it begins: swap the hours',
      })
      .optional(),
    /** `few`, `full`, or the number of places left. */
    places: z
      .union(
        [z.enum(['few', 'full']), z.int().min(0)],
        'מקומות: few, ‏full, או מספר המקומות שנותרו · places are few, full, or the number left',
      )
      .optional(),
    /** The children's activities. The only list: the daily programme, the details and the benefits come from it. */
    activities: z
      .array(
        z.strictObject({
          icon,
          title: text,
          text: text.optional(),
          /** The day of the camp, from 1. Without it: every day. */
          day: z.int().min(1).optional(),
          /** Something that the child brings home that day. */
          takeHome: text.optional(),
          sample,
        }),
      )
      .min(1)
      .optional(),
    /** For the whole camp, in whole shekels, all inclusive. */
    price: z.int({ error: inWholeShekels }).positive().optional(),
    /** Maximum number of interest-free payments. */
    instalments: z.int().min(1).max(12).optional(),
    signUp: z
      .strictObject({
        /** The prefilled chat message. Empty: the site's own sentence, with the camp's name. */
        message: chatMessage.default(''),
        /** Registration is completed on the owner's payment page (src/config/site.ts). */
        paymentPage: z.boolean().default(false),
        /** A payment page for this camp alone, if several camps are sold at the same time. */
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
