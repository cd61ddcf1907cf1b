import type { CalendarDay } from '#lib/days/calendar-day.ts'

/**
 * The states of a camp, in order: announced, open for registration, few places left, no places left, under way, over.
 * `few` and `full` come from the owner only.
 */
export const campStates = ['planned', 'open', 'few', 'full', 'running', 'ended'] as const

export type CampState = (typeof campStates)[number]

/** A place can be booked and paid for. */
export const statesBookable: readonly CampState[] = ['open', 'few']

/** There is a waiting list. */
export const statesWithList: readonly CampState[] = ['planned', 'full']

/** Before its first day: the date can be saved and the camp shared. */
export const statesUpcoming: readonly CampState[] = ['planned', 'open', 'few', 'full']

/** Not over yet: an enquiry from its page is still about this camp. */
export const statesNotOver: readonly CampState[] = [...statesUpcoming, 'running']

/** The inputs of a camp's state, besides the day. */
export interface CampCalendar {
  /** The first day; none while only the season is known. */
  first?: CalendarDay | undefined
  /** The last day or, for a camp without dates, the last day to announce it. */
  last: CalendarDay
  /** The day on which registration opens. Without it, registration is open as soon as there are dates. */
  opens?: CalendarDay | undefined
  /** Availability, as stated by the owner. */
  places?: 'few' | 'full' | undefined
}

/** The state of a camp on a day in Israel. The first and last day count as running. */
export function campState({ first, last, opens = '', places }: CampCalendar, today: CalendarDay): CampState {
  if (today > last) return 'ended'
  if (!first) return 'planned'
  if (today >= first) return 'running'
  if (today < opens) return 'planned'
  return places ?? 'open'
}

/** A visitor's aim: to join a camp (or else to wait for it), or only to join a waiting list. */
export type CampPurpose = 'join' | 'list'

const preference: Record<CampPurpose, Partial<Record<CampState, number>>> = {
  join: { open: 0, few: 0, full: 1, planned: 2 },
  list: { full: 0, planned: 0 },
}

/** The index of the next camp for this purpose, in a list sorted by first day; -1 if there is none. */
export function nextCamp(states: readonly CampState[], purpose: CampPurpose = 'join'): number {
  const ranks = states.map((state) => preference[purpose][state] ?? Number.POSITIVE_INFINITY)
  const best = Math.min(...ranks)
  return Number.isFinite(best) ? ranks.indexOf(best) : -1
}
