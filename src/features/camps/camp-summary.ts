import { paths } from '#config/paths.ts'
import words from '#content/interface/camps.json' with { type: 'json' }
import { type CampCalendar, type CampState, statesToJoin, statesWithList } from '#lib/camps/camp-state.ts'
import type { Action } from '#schemas/action.ts'
import type { WaysToJoin } from './camp-view.ts'
import { waitingListAction, waitingListId } from './sign-up-actions.ts'

/** A camp in one line: what the first screens, the menu and the bar at the foot of a phone say of it. */
export interface CampSummary {
  id: string
  title: string
  isOnline: boolean
  calendar: CampCalendar
  state: CampState
  chips: Record<CampState, string>
  /** '6–10 באפריל 2025', or the season. */
  when: string
  place: string
  grades: string
  /** When, where, for whom or for how much is not real yet. */
  sample: boolean
  /** None of these while only the season is known. */
  hours?: string | undefined
  price?: string | undefined
  join?: WaysToJoin | undefined
  /** Where it can be read about. */
  page: string
}

interface Door {
  when: readonly CampState[]
  to: (camp: CampSummary) => Action
}

const doors: Door[] = [
  { when: statesToJoin, to: ({ page }) => ({ label: words.toSignUp, href: page, newTab: false }) },
  { when: statesWithList, to: ({ title }) => waitingListAction(title, waitingListHref) },
]

/** Where a camp leads: to its page while it can be joined, which needs dates, else to the waiting list. */
export function doorsOf({ calendar }: CampSummary): Door[] {
  return calendar.first ? doors : doors.filter(({ when }) => when.includes('planned'))
}

export const waitingListHref = `${paths.camps}#${waitingListId}`
