import { type CampCalendar, type CampPurpose, type CampState, nextCamp } from '#lib/camps/camp-state.ts'

/** The part of a camp that depends on the day; `state` is that of the build's day. */
export interface LivingCamp {
  calendar: CampCalendar
  state: CampState
}

/** Marks an element whose words depend on the day it is read. The states of a page are built in, and corrected before the first paint (show-day.ts). */
export function campAttributes({ calendar, state }: LivingCamp) {
  return { 'data-camp': writeCalendar(calendar), 'data-state': state }
}

/** Marks what is shown in some states only, inside such an element or as such an element. */
export function whenAttributes(states: readonly CampState[], state: CampState) {
  return { 'data-when': states.join(' '), hidden: !states.includes(state) }
}

/** Marks an element that has the state of the next of several camps; with none ahead, of the last of them. */
export function nextCampAttributes(camps: readonly LivingCamp[]) {
  return { 'data-camp': writeCalendars(camps), 'data-state': nextState(camps) }
}

/** The state of the next of several camps on the day of the build. */
export function nextState(camps: readonly LivingCamp[]): CampState {
  return camps.at(nextCamp(camps.map(({ state }) => state)))?.state ?? 'ended'
}

/** Marks a list of which one child is shown: that of the camp that is meant, or the one at `otherwise`. */
export function oneCampAttributes(camps: readonly LivingCamp[], otherwise: number, purpose: CampPurpose) {
  return { 'data-camps': writeCalendars(camps), 'data-otherwise': otherwise, 'data-purpose': purpose }
}

function writeCalendars(camps: readonly LivingCamp[]): string {
  return camps.map(({ calendar }) => writeCalendar(calendar)).join(' ')
}

function writeCalendar({ first, last, opens, places }: CampCalendar): string {
  return [first, last, opens, places].join('/')
}

/** The calendars that an attribute holds. */
export function readCalendars(written: string): CampCalendar[] {
  return written.split(' ').map((one) => {
    const [first, last = '', opens, places] = one.split('/')
    return { first, last, opens, places: (places || undefined) as CampCalendar['places'] }
  })
}
