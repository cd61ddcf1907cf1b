import { shownDay } from '#browser/shown-day.ts'
import { type CampCalendar, campState, nextCamp } from '#lib/camps/camp-state.ts'
import type { CalendarDay } from '#lib/days/calendar-day.ts'

export interface ListedCamp {
  title: string
  calendar: CampCalendar
}

/** The first camp that can be waited for on the day the page is shown for; nothing when each can be joined or is over. */
export function listedCamp(camps: ListedCamp[], today = shownDay()): ListedCamp | undefined {
  const place = nextCamp(
    camps.map(({ calendar }) => campState(calendar, today)),
    'list',
  )
  return camps[place]
}

/**
 * The day on which one who joins the list today waits no longer: its camp begins, or, while only its season is known, that has passed.
 * A list for whichever camp comes next ends with the next that begins; with none ahead it ends in a year, when the list itself does.
 */
export function listEnd(camps: ListedCamp[], today = shownDay()): CalendarDay {
  const { first, last } = listedCamp(camps, today)?.calendar ?? {}
  const begins = camps.map(({ calendar }) => calendar.first ?? '').filter((day) => day > today)
  return first ?? last ?? begins.sort()[0] ?? `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
}
