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

/** From first to last, both included, without the weekend of Israeli schools (Friday and Saturday). */
export function schoolDays(first: CalendarDay, last: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = []
  for (let day = first; day <= last; day = nextDay(day)) {
    if (dayParts(day).weekday < 5) days.push(day)
  }
  return days
}
