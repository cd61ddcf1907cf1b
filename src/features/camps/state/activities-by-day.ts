import type { CampView } from '#features/camps/camp-view.ts'
import { dayPlaces } from '#features/camps/day-places.ts'

/** The activities in day order, each with its place in the drawing. A day may have several activities or none. */
export function activitiesByDay({ days, activities }: Pick<CampView, 'days' | 'activities'>) {
  const all = days.flatMap((day, index) =>
    activities.filter((activity) => activity.day === index + 1).map((activity) => ({ day, activity })),
  )
  const places = dayPlaces(all.length)
  return all.map((one, index) => ({ ...one, place: places[index] }))
}
