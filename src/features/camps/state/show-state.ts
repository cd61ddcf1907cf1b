import { readCalendar } from './camp-attributes.ts'
import { type CampState, campState, nextCamp } from './camp-state.ts'

// The page is built with the words of the build's day and carries those of every state. This shows the ones that are true today.
function showStates(): void {
  const now = new Date()
  for (const element of all('[data-camp]')) {
    const state = campState(readCalendar(element.dataset['camp'] ?? ''), now)
    element.dataset['state'] = state
    for (const part of [element, ...all('[data-when]', element)]) {
      const when = part.dataset['when']
      if (when && part.closest('[data-camp]') === element) part.hidden = !when.split(' ').includes(state)
    }
  }
  for (const list of all('[data-next-camp]')) showNext([...list.children] as HTMLElement[])
}

/** Of several camps, the next one; the last of the list is for a day without any. */
function showNext(camps: HTMLElement[]): void {
  const next = nextCamp(camps.slice(0, -1).map((camp) => camp.dataset['state'] as CampState))
  for (const camp of camps) camp.hidden = camp !== camps.at(next)
}

function all(selector: string, within: ParentNode = document): NodeListOf<HTMLElement> {
  return within.querySelectorAll<HTMLElement>(selector)
}

showStates()
// A page that was left open over midnight.
document.addEventListener('visibilitychange', showStates)
