import { shownDay } from '#browser/shown-day.ts'
import { type CampCalendar, campState, nextCamp } from '#lib/camps/camp-state.ts'
import type { CalendarDay } from '#lib/days/calendar-day.ts'

export interface ListedCamp {
  title: string
  calendar: CampCalendar
}

/** Returns the first camp that has a waiting list on the day the page is shown for, or undefined if none has. */
export function listedCamp(camps: ListedCamp[], today = shownDay()): ListedCamp | undefined {
  const place = nextCamp(
    camps.map(({ calendar }) => campState(calendar, today)),
    'list',
  )
  return camps[place]
}

/**
 * Returns the day on which a list joined today ends: when its camp begins, or, while only the season is known, when that is over.
 * A list for whichever camp comes next ends when the next camp begins; with none ahead, in a year, when the list itself ends.
 */
export function listEnd(camps: ListedCamp[], today = shownDay()): CalendarDay {
  const { first, last } = listedCamp(camps, today)?.calendar ?? {}
  const begins = camps.map(({ calendar }) => calendar.first ?? '').filter((day) => day > today)
  return first ?? last ?? begins.sort()[0] ?? `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
}
