import { paths } from '#config/paths.ts'
import words from '#content/interface/camps.json' with { type: 'json' }
import { type CampCalendar, type CampState, statesToJoin, statesWithList } from '#lib/camps/camp-state.ts'
import type { Action } from '#schemas/action.ts'
import type { WaysToJoin } from './camp-view.ts'
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
  /** Hours, price and the ways to join are absent while only the season is known. */
  hours?: string | undefined
  price?: string | undefined
  join?: WaysToJoin | undefined
  /** Address where the camp is described. */
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

/** Links of a camp by state: its page while it can be joined, else the waiting list. Without dates it cannot be joined. */
export function doorsOf({ calendar }: CampSummary): Door[] {
  return calendar.first ? doors : doors.filter(({ when }) => when.includes('planned'))
}

export const waitingListHref = `${paths.camps}#${waitingListId}`
