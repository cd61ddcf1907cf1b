import { type CalendarDay, readCalendarDay } from '#lib/days/calendar-day.ts'
import { israelDay } from '#lib/days/israel-time.ts'

/** The day in the address, to preview a page on another day: ?today=2027-03-01. Undefined if missing or invalid, and in a build. */
export function previewDay(): CalendarDay | undefined {
  return readCalendarDay(new URLSearchParams(globalThis.location?.search).get('today'))
}

/** The day for which the page is shown: today in Israel, unless the address has another. */
export function shownDay(): CalendarDay {
  return previewDay() ?? israelDay(new Date())
}
