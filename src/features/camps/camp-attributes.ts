import type { CampState } from './camp-state'

interface DatedCamp {
  dates: { first: string; last: string }
  state: CampState
}

/** Marks an element whose words depend on the day it is read (show-state.ts). */
export function campAttributes({ dates, state }: DatedCamp) {
  return { 'data-camp': `${dates.first}/${dates.last}`, 'data-state': state }
}

/** Marks the words of one state, inside such an element. */
export function whenAttributes(when: CampState, state: CampState) {
  return { 'data-when': when, hidden: when !== state }
}
