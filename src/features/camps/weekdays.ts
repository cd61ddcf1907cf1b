import words from '#content/interface/camps.json' with { type: 'json' }
import { type CalendarDay, dayParts } from '#lib/days/calendar-day.ts'
import { weekdayLetter } from '#lib/days/format-days.ts'
import { formatRange } from '#lib/text/format-range.ts'
import { interpolate } from '#lib/text/interpolate.ts'

/** 'יום ד׳', 'א׳ עד ד׳'. Over a weekend it is the days of the week together if they follow one another: ג׳ to ב׳ is 'א׳ עד ה׳'. */
export function weekdays(days: CalendarDay[]): string {
  const [first = '', last = ''] = ends(days)
  if (days.length === 1) return interpolate(words.day, { day: weekdayLetter(first) })
  return formatRange(weekdayLetter(first), weekdayLetter(last))
}

/** The first and the last day, in the order of the week where no day of it is left out between them. */
function ends(days: CalendarDay[]): (CalendarDay | undefined)[] {
  const weekday = (day: CalendarDay) => dayParts(day).weekday
  const sorted = days.toSorted((one, other) => weekday(one) - weekday(other))
  const follow = sorted.every((day, index) => index === 0 || weekday(day) - weekday(sorted[index - 1] ?? day) <= 1)
  return follow ? [sorted[0], sorted.at(-1)] : [days[0], days.at(-1)]
}
