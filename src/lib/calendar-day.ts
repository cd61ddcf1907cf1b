/** A day without an hour, as 2025-04-06: such days compare as plain text. */
export type CalendarDay = string

/** '06.04.2025' → '2025-04-06'; nothing for what is no day, such as 31.04.2025. */
export function parseCalendarDay(written: string): CalendarDay | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written) ?? []
  if (!day || !month || !year) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isReal = date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

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
