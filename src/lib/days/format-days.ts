import { language } from '#config/language.ts'
import { formatRange } from '#lib/text/format-range.ts'
import { type CalendarDay, dayParts } from './calendar-day.ts'

/** '2025-04-06' → '6.4.25' */
export function formatDay(calendarDay: CalendarDay): string {
  const { day, month, year } = dayParts(calendarDay)
  return `${day}.${month}.${String(year).slice(2)}`
}

/** '6.4.25–10.4.25'. Show it with <Text>, which keeps its ends in order. */
export function formatDayRange(first: CalendarDay, last: CalendarDay): string {
  return first === last ? formatDay(first) : `${formatDay(first)}–${formatDay(last)}`
}

/** '6–10 באפריל 2025', or '29 ביולי עד 3 באוגוסט 2026' across the end of a month. */
export function formatDayRangeInWords(first: CalendarDay, last: CalendarDay): string {
  const from = dayParts(first)
  const to = dayParts(last)
  if (first === last) return inWords(first, { withYear: true })
  if (from.year === to.year && from.month === to.month) return `${from.day}–${inWords(last, { withYear: true })}`
  return formatRange(inWords(first, { withYear: from.year !== to.year }), inWords(last, { withYear: true }))
}

function inWords(calendarDay: CalendarDay, { withYear }: { withYear: boolean }): string {
  return new Intl.DateTimeFormat(language.locale, {
    day: 'numeric',
    month: 'long',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${calendarDay}T00:00:00Z`))
}

const weekdayLetters = ['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳', 'ו׳', 'שבת']

/** 'א׳' for a Sunday. */
export function weekdayLetter(calendarDay: CalendarDay): string {
  return weekdayLetters[dayParts(calendarDay).weekday] ?? ''
}
