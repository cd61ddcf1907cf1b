import texts from '#content/interface/camps.json' with { type: 'json' }
import { type CalendarDay, dayParts } from '#lib/days/calendar-day.ts'
import { weekdayLetter } from '#lib/days/format-days.ts'
import { formatRange } from '#lib/text/format-range.ts'
import { interpolate } from '#lib/text/interpolate.ts'

/** 'יום ד׳', 'א׳ עד ד׳'. Days across a weekend are put in weekday order if that leaves no gap: ג׳ to ב׳ is 'א׳ עד ה׳'. */
export function weekdays(days: CalendarDay[]): string {
  const [first = '', last = ''] = ends(days)
  if (days.length === 1) return interpolate(texts.day, { day: weekdayLetter(first) })
  return formatRange(weekdayLetter(first), weekdayLetter(last))
}

/** First and last day: in weekday order if the weekdays are consecutive, else in date order. */
function ends(days: CalendarDay[]): (CalendarDay | undefined)[] {
  const weekday = (day: CalendarDay) => dayParts(day).weekday
  const sorted = days.toSorted((one, other) => weekday(one) - weekday(other))
  const areConsecutive = sorted.every((day, index) => index === 0 || weekday(day) - weekday(sorted[index - 1] ?? day) <= 1)
  return areConsecutive ? [sorted[0], sorted.at(-1)] : [days[0], days.at(-1)]
}
