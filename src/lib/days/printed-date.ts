import { readCalendarDay } from './calendar-day.ts'

/** A day as people print it and as machines read it. */
export interface PrintedDate {
  /** '03.11.2026' */
  printed: string
  /** '2026-11-03': sorts by time as plain text. */
  iso: string
}

/** Reads dd.mm.yyyy. Undefined for any other format, or if there is no such day (31.02.2025). */
export function readPrintedDate(printed: string): PrintedDate | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(printed) ?? []
  const iso = readCalendarDay(`${year}-${month}-${day}`)
  return iso ? { printed, iso } : undefined
}
