import { type CampCalendar, type CampPurpose, type CampState, nextCamp } from '#lib/camps/camp-state.ts'

/** The part of a camp that depends on the day; `state` is the state on the day of the build. */
export interface CampWithState {
  calendar: CampCalendar
  state: CampState
}

/**
 * Marks an element whose content depends on the day the page is read. The page is built with the states of the build day;
 * update-camp-states.ts corrects them before the first paint.
 */
export function campAttributes({ calendar, state }: CampWithState) {
  return { 'data-camp': writeCalendar(calendar), 'data-state': state }
}

/** Marks an element that is shown in some states only: an element with `campAttributes`, or one inside it. */
export function whenAttributes(states: readonly CampState[], state: CampState) {
  return { 'data-when': states.join(' '), hidden: !states.includes(state) }
}

/** Marks an element that has the state of the next of several camps, or of the last one if none is ahead. */
export function nextCampAttributes(camps: readonly CampWithState[]) {
  return { 'data-camp': writeCalendars(camps), 'data-state': nextState(camps) }
}

/** The state of the next of several camps on the day of the build, or of the last one if none is ahead. */
export function nextState(camps: readonly CampWithState[]): CampState {
  return camps.at(nextCamp(camps.map(({ state }) => state)))?.state ?? 'ended'
}

/** Marks a list that shows one child: that of the next camp for this purpose, or else the one at index `otherwise`. */
export function campSwitchAttributes(camps: readonly CampWithState[], otherwise: number, purpose: CampPurpose) {
  return { 'data-camps': writeCalendars(camps), 'data-otherwise': otherwise, 'data-purpose': purpose }
}

function writeCalendars(camps: readonly CampWithState[]): string {
  return camps.map(({ calendar }) => writeCalendar(calendar)).join(' ')
}

function writeCalendar({ first, last, opens, places }: CampCalendar): string {
  return [first, last, opens, places].join('/')
}

/** Parses the calendars in a `data-camp` or `data-camps` attribute. */
export function readCalendars(written: string): CampCalendar[] {
  return written.split(' ').map((one) => {
    const [first, last = '', opens, places] = one.split('/')
    return { first, last, opens, places: (places || undefined) as CampCalendar['places'] }
  })
}
