import { paths } from '#config/paths.ts'
import texts from '#content/interface/camps.json' with { type: 'json' }
import { type CampCalendar, type CampState, statesBookable, statesWithList } from '#lib/camps/camp-state.ts'
import type { Action } from '#schemas/action.ts'
import type { BookingOptions } from './camp-view.ts'
import { waitingListAction, waitingListId } from './sign-up-actions.ts'

/** A camp in short, for first screens, the menu and the foot bar on phones. */
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
  /** True if the dates, place, grades or price are sample data. */
  sample: boolean
  /** Hours, price and the booking options are absent while only the season is known. */
  hours?: string | undefined
  price?: string | undefined
  join?: BookingOptions | undefined
  /** Address where the camp is described. */
  page: string
}

interface CampLink {
  states: readonly CampState[]
  to: (camp: CampSummary) => Action
}

const linksByState: CampLink[] = [
  { states: statesBookable, to: ({ page }) => ({ label: texts.toSignUp, href: page, newTab: false }) },
  { states: statesWithList, to: ({ title }) => waitingListAction(title, waitingListHref) },
]

/** Links of a camp by state: its page while it can be joined, else the waiting list. Without dates it cannot be joined. */
export function campLinks({ calendar }: CampSummary): CampLink[] {
  return calendar.first ? linksByState : linksByState.filter(({ states }) => states.includes('planned'))
}

export const waitingListHref = `${paths.camps}#${waitingListId}`
