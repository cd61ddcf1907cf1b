import type { CalendarDay } from './calendar-day.ts'

export const israelTimeZone = 'Asia/Jerusalem'

/**
 * The day it is in Israel at the given moment. Israel is two hours ahead of UTC, or three in summer: where both give one day,
 * the time zones need not be asked, which holds up a slow phone for a tenth of a second.
 */
export function israelDay(now: Date): CalendarDay {
  const [inWinter, inSummer] = [dayAhead(now, 2), dayAhead(now, 3)]
  if (inWinter === inSummer) return inWinter
  // The Swedish way to write a date is the calendar's own: 2025-04-06.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: israelTimeZone }).format(now)
}

function dayAhead(now: Date, hours: number): CalendarDay {
  return new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10)
}

/** '2025-04-06', '08:00' → '2025-04-06T08:00:00+03:00': the offset that holds in Israel on that day. */
export function israelMoment(day: CalendarDay, time: string): string {
  // Read as winter time it is at most an hour off: near enough to ask for an offset that changes in the small hours.
  const inWinter = new Date(`${day}T${time}:00+02:00`)
  const name = new Intl.DateTimeFormat('en', { timeZone: israelTimeZone, timeZoneName: 'longOffset' })
    .formatToParts(inWinter)
    .find((part) => part.type === 'timeZoneName')?.value
  return `${day}T${time}:00${name?.replace('GMT', '') || '+00:00'}`
}
