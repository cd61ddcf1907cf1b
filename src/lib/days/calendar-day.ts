/** A day without an hour, as 2025-04-06: such days compare as plain text. */
export type CalendarDay = string

export interface DayParts {
  year: number
  month: number
  day: number
  /** 0 is Sunday. */
  weekday: number
}

export function dayParts(calendarDay: CalendarDay): DayParts {
  const date = new Date(`${calendarDay}T00:00:00Z`)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), weekday: date.getUTCDay() }
}

function nextDay(calendarDay: CalendarDay): CalendarDay {
  const date = new Date(`${calendarDay}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

/** The days of a camp: its first and its last, whichever they are, and those between them but Friday and Saturday, the weekend of Israeli schools. */
export function campDays(first: CalendarDay, last: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = []
  for (let day = first; day <= last; day = nextDay(day)) {
    if (day === first || day === last || dayParts(day).weekday < 5) days.push(day)
  }
  return days
}

/** A day of the calendar, written as 2027-03-01; nothing for any other text. */
export function readCalendarDay(text: string | null): CalendarDay | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
