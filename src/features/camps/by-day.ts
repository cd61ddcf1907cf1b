import type { CampView } from './camp-view'

/** The days of the camp that have an activity of their own, in order. */
export function byDay({ days, activities }: Pick<CampView, 'days' | 'activities'>) {
  return days.flatMap((day, index) => activities.filter((activity) => activity.day === index + 1).map((activity) => ({ day, activity })))
}
