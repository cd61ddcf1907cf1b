import type { CampCalendar, CampState } from './camp-state.ts'

interface LivingCamp {
  calendar: CampCalendar
  state: CampState
}

/** Marks an element whose words depend on the day it is read. The states of a page are built in, and corrected by show-state.ts. */
export function campAttributes({ calendar, state }: LivingCamp) {
  return { 'data-camp': writeCalendar(calendar), 'data-state': state }
}

/** Marks what is shown in some states only, inside such an element. */
export function whenAttributes(states: readonly CampState[], state: CampState) {
  return { 'data-when': states.join(' '), hidden: !states.includes(state) }
}

function writeCalendar({ first, last, opens, places }: CampCalendar): string {
  return [first, last, opens, places].join('/')
}

export function readCalendar(written: string): CampCalendar {
  const [first, last = '', opens, places] = written.split('/')
  return { first, last, opens, places: (places || undefined) as CampCalendar['places'] }
}
