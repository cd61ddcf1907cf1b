import { shownDay } from '#browser/shown-day.ts'
import { type CampPurpose, type CampState, campState, nextCamp } from '#lib/camps/camp-state.ts'
import type { CalendarDay } from '#lib/days/calendar-day.ts'
import { readCalendars } from './camp-attributes.ts'

/**
 * Shows the content for the day the page is read on. The build shows that of its own day, and the markup contains all states.
 * Everything an element needs is in its own start tag, so that a page that is still loading is correct as far as it has been parsed.
 */
export function updateCampStates(): void {
  const today = shownDay()
  for (const element of all('[data-camp]')) {
    const state = stateOf(element.dataset['camp'] ?? '', today)
    element.dataset['state'] = state
    for (const part of [element, ...all('[data-when]', element)]) {
      const when = part.dataset['when']
      if (when && part.closest('[data-camp]') === element) part.hidden = !when.split(' ').includes(state)
    }
  }
  for (const list of all('[data-camps]')) showOne(list, today)
  for (const day of all('[data-day]')) {
    if (day.dataset['day'] === today) day.setAttribute('aria-current', 'date')
    else day.removeAttribute('aria-current')
  }
}

/** The state of one camp; for several, that of the next one, or of the last one if none is ahead. */
function stateOf(written: string, today: CalendarDay): CampState {
  const states = statesOn(written, today)
  const next = nextCamp(states)
  return states[next < 0 ? states.length - 1 : next] ?? 'ended'
}

function showOne(list: HTMLElement, today: CalendarDay): void {
  const { camps = '', otherwise, purpose } = list.dataset
  const next = nextCamp(statesOn(camps, today), purpose as CampPurpose)
  const shown = next < 0 ? Number(otherwise) : next
  for (const [index, child] of [...list.children].entries()) (child as HTMLElement).hidden = index !== shown
}

function statesOn(written: string, today: CalendarDay): CampState[] {
  return readCalendars(written).map((calendar) => campState(calendar, today))
}

function all(selector: string, within: ParentNode = document): NodeListOf<HTMLElement> {
  return within.querySelectorAll<HTMLElement>(selector)
}
