/** A day without a time, such as 2025-04-06. Days compare as plain text. */
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

/** Every day from the first to the last, both included. */
export function daysBetween(first: CalendarDay, last: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = []
  for (let day = first; day <= last; day = nextDay(day)) days.push(day)
  return days
}

/** The days of a camp: always its first and last day, and all days in between except Friday and Saturday, the Israeli school weekend. */
export function campDays(first: CalendarDay, last: CalendarDay): CalendarDay[] {
  return daysBetween(first, last).filter((day) => day === first || day === last || dayParts(day).weekday < 5)
}

/** Returns the text if it is a calendar day such as 2027-03-01; undefined for any other text. */
export function readCalendarDay(text: string | null): CalendarDay | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
