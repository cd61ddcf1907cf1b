import { z } from 'astro/zod'
import { readPrintedDate } from '#lib/days/printed-date.ts'

/** A day, written dd.mm.yyyy. */
export const printedDate = z.string().transform((printed, context) => {
  const date = readPrintedDate(printed)
  if (date) return date
  context.addIssue(
    `„${printed}” אינו יום בלוח השנה. כותבים כך: 03.11.2026 · "${printed}" is not a day of the calendar written dd.mm.yyyy, such as 03.11.2026`,
  )
  return z.NEVER
})
