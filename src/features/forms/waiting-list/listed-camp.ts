import { shownDay } from '#browser/shown-day.ts'
import { type CampCalendar, campState, nextCamp } from '#lib/camps/camp-state.ts'

export interface ListedCamp {
  title: string
  calendar: CampCalendar
}

/** The title of the first camp that can be waited for on the day the page is shown for; nothing when each can be joined or is over. */
export function listedCamp(camps: ListedCamp[]): string | undefined {
  const today = shownDay()
  const place = nextCamp(
    camps.map(({ calendar }) => campState(calendar, today)),
    'list',
  )
  return camps[place]?.title
}
