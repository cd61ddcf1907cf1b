import type { CalendarDay } from './calendar-day.ts'

export const israelTimeZone = 'Asia/Jerusalem'

/**
 * The day in Israel at the given moment. Israel is two hours ahead of UTC, or three in summer: if both give the same day,
 * it skips Intl, which takes a slow phone a tenth of a second.
 */
export function israelDay(now: Date): CalendarDay {
  const [inWinter, inSummer] = [dayAhead(now, 2), dayAhead(now, 3)]
  if (inWinter === inSummer) return inWinter
  // The Swedish locale writes dates as 2025-04-06.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: israelTimeZone }).format(now)
}

function dayAhead(now: Date, hours: number): CalendarDay {
  return new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10)
}

/** '2025-04-06', '08:00' → '2025-04-06T08:00:00+03:00': with the offset in Israel on that day. */
export function israelMoment(day: CalendarDay, time: string): string {
  // Read as winter time it is at most an hour off, which is close enough: the offset changes only at night.
  const inWinter = new Date(`${day}T${time}:00+02:00`)
  const name = new Intl.DateTimeFormat('en', { timeZone: israelTimeZone, timeZoneName: 'longOffset' })
    .formatToParts(inWinter)
    .find((part) => part.type === 'timeZoneName')?.value
  return `${day}T${time}:00${name?.replace('GMT', '') || '+00:00'}`
}
