import { site } from '#config/site.ts'
import { type CalendarDay, dayParts, daysBetween } from '#lib/days/calendar-day.ts'
import { israelTimeZone } from '#lib/days/israel-time.ts'

export interface CalendarEvent {
  /** Never changes, so that a calendar that already has the event updates it. */
  uid: string
  title: string
  description: string
  location: string
  url: string
  days: CalendarDay[]
  /** '08:00' */
  from: string
  to: string
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

// Israel's clock since 2013: forward on the Friday before the last Sunday of March, back on the last Sunday of October.
const timeZone = `BEGIN:VTIMEZONE
TZID:${israelTimeZone}
BEGIN:STANDARD
DTSTART:20131027T020000
TZOFFSETFROM:+0300
TZOFFSETTO:+0200
TZNAME:IST
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20130329T020000
TZOFFSETFROM:+0200
TZOFFSETTO:+0300
TZNAME:IDT
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=FR;BYMONTHDAY=23,24,25,26,27,28,29
END:DAYLIGHT
END:VTIMEZONE`.split('\n')

/** Returns an event on several days at the same hours, in iCalendar format (RFC 5545). */
export function calendarFile(event: CalendarEvent, writtenAt: Date): string {
  const [first, last] = [event.days[0], event.days.at(-1)]
  if (!first || !last) throw new Error(`The calendar file of "${event.title}" has no days`)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.name}//Camps//HE`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timeZone,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${writtenAt.toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;TZID=${israelTimeZone}:${localMoment(first, event.from)}`,
    `DTEND;TZID=${israelTimeZone}:${localMoment(first, event.to)}`,
    ...(first === last ? [] : repetition(event, first, last)),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function repetition({ days, from }: CalendarEvent, first: CalendarDay, last: CalendarDay): string[] {
  const onDays = new Set(days.map(weekdayOf))
  // A camp that begins on a Friday repeats on Fridays; another Friday, in the middle, is off.
  const off = daysBetween(first, last).filter((day) => onDays.has(weekdayOf(day)) && !days.includes(day))
  return [
    // UNTIL is in UTC: the last minute of the last day in UTC is still after the camp's hours in Israel.
    `RRULE:FREQ=WEEKLY;BYDAY=${[...onDays].join(',')};UNTIL=${last.replaceAll('-', '')}T235900Z`,
    ...off.map((day) => `EXDATE;TZID=${israelTimeZone}:${localMoment(day, from)}`),
  ]
}

function weekdayOf(day: CalendarDay): string | undefined {
  return weekdays[dayParts(day).weekday]
}

function localMoment(day: CalendarDay, time: string): string {
  return `${day.replaceAll('-', '')}T${time.replace(':', '')}00`
}

function escaped(words: string): string {
  return words.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

/** Folds lines at 75 bytes, never inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let size = 0
  let result = ''
  for (const letter of line) {
    const bytes = encoder.encode(letter).length
    if (size + bytes > 75) {
      result += '\r\n '
      size = 1
    }
    result += letter
    size += bytes
  }
  return result
}
