import type { CalendarDay } from '#lib/days/calendar-day.ts'
import { israelDay } from '#lib/days/israel-time.ts'

/**
 * The life of a camp, in order: announced, open for registration, with few places left, without any, under way, over.
 * A camp can be full or nearly full only because the owner says so.
 */
export const campStates = ['planned', 'open', 'few', 'full', 'running', 'ended'] as const

export type CampState = (typeof campStates)[number]

/** Ahead of its first day: there is a price, a date to keep, a friend to tell. */
export const statesAhead: readonly CampState[] = ['planned', 'open', 'few', 'full']

/** Not over: what is asked for on its page is still about this camp. */
export const statesBeforeTheEnd: readonly CampState[] = [...statesAhead, 'running']

/** What the state depends on, besides the day. */
export interface CampCalendar {
  /** The first day; none while only the season is known. */
  first?: CalendarDay | undefined
  /** The last day, or the last one on which a camp without dates is worth announcing. */
  last: CalendarDay
  /** The day registration opens; none: it is open as soon as there are dates. */
  opens?: CalendarDay | undefined
  /** The owner's word about the places. */
  places?: 'few' | 'full' | undefined
}

/** The state of a camp at a moment: by the day it is in Israel then. Its first and its last day belong to it. */
export function campState({ first, last, opens = '', places }: CampCalendar, now: Date): CampState {
  const today = israelDay(now)
  if (today > last) return 'ended'
  if (!first) return 'planned'
  if (today >= first) return 'running'
  if (today < opens) return 'planned'
  return places ?? 'open'
}

/** Whoever looks for a camp is led to one that can be joined; failing that, to one with a waiting list. */
const order: Partial<Record<CampState, number>> = { open: 0, few: 0, full: 1, planned: 2 }

/** Which of the camps is the next one: the first in the list that is nearest to being joined; -1 if none is ahead. */
export function nextCamp(states: CampState[]): number {
  const ranks = states.map((state) => order[state] ?? Number.POSITIVE_INFINITY)
  const best = Math.min(...ranks)
  return Number.isFinite(best) ? ranks.indexOf(best) : -1
}
