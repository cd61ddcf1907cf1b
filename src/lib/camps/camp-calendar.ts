import type { CampCalendar } from './camp-state.ts'

interface Scheduled {
  dates: { first: string; last: string }
  registrationOpens?: string | undefined
  places?: 'few' | 'full' | number | undefined
}

interface Announced {
  season: { until: string }
}

/** Up to this many free places count as `few`. */
export const mostFewPlaces = 5

/** Returns what a camp's state depends on, from its file. */
export function campCalendar(camp: Scheduled | Announced): CampCalendar {
  if ('season' in camp) return { last: camp.season.until }
  const { dates, registrationOpens, places } = camp
  return { first: dates.first, last: dates.last, opens: registrationOpens, places: typeof places === 'number' ? inWords(places) : places }
}

function inWords(places: number): CampCalendar['places'] {
  if (places === 0) return 'full'
  return places <= mostFewPlaces ? 'few' : undefined
}
