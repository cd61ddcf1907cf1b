import type { CalendarDay } from '@/lib/calendar-day'
import { israelDay } from '@/lib/israel-time'

export type CampState = 'before' | 'during' | 'after'

export const campStates: CampState[] = ['before', 'during', 'after']

/** The state of a camp at a moment: by the day it is in Israel then, the first and the last day included. */
export function campState({ first, last }: { first: CalendarDay; last: CalendarDay }, now: Date): CampState {
  const today = israelDay(now)
  if (today < first) return 'before'
  return today > last ? 'after' : 'during'
}
