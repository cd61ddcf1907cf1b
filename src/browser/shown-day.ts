import { type CalendarDay, readCalendarDay } from '#lib/days/calendar-day.ts'
import { israelDay } from '#lib/days/israel-time.ts'

/** The day that the address asks for (in a browser; a build has no address), to see a page as it will be or was: ?today=2027-03-01. Nonsense is ignored. */
export function askedDay(): CalendarDay | undefined {
  return readCalendarDay(new URLSearchParams(globalThis.location?.search).get('today'))
}

/** The day on which the page is shown: today in Israel, unless the address asks for another. */
export function shownDay(): CalendarDay {
  return askedDay() ?? israelDay(new Date())
}
