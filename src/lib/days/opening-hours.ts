import { type WeekDay, weekDays } from '#config/week-days.ts'
import { inHours } from './in-hours.ts'

export interface Marked {
  label: string
  open: boolean
}

/** The days of the week, Sunday first, open up to and including the given one. */
export function openDays(lastDay: WeekDay): Marked[] {
  const last = weekDays.indexOf(lastDay)
  return weekDays.map((label, day) => ({ label, open: day <= last }))
}

/** The hours of a day from 7 to 21, open from the first time ('09:00') until the second. */
export function openHours(from: string, to: string): Marked[] {
  const [first, last] = [inHours(from), inHours(to)]
  return Array.from({ length: 14 }, (_, index) => index + 7).map((hour) => ({
    label: String(hour),
    open: hour + 1 > first && hour < last,
  }))
}
