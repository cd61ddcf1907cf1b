import { paths } from '#config/paths.ts'
import words from '#content/interface/camps.json' with { type: 'json' }
import { waitingListId } from './sign-up-actions.ts'
import type { CampCalendar, CampState } from './state/camp-state.ts'

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
  /** When, where or for whom is not real yet. */
  sample: boolean
  /** None while only the season is known. */
  price?: string | undefined
  /** Where it can be read about, once it has dates. */
  page: string
}

interface Door {
  when: readonly CampState[]
  label: string
  href: (camp: CampSummary) => string
  /** On the page where all camps are. */
  hrefOnOverview: (camp: CampSummary) => string
}

const doors: Door[] = [
  { when: ['open', 'few'], label: words.toSignUp, href: ({ page }) => page, hrefOnOverview: ({ id }) => `#${id}` },
  { when: ['planned', 'full'], label: words.waitingList, href: () => waitingListHref, hrefOnOverview: () => `#${waitingListId}` },
]

/** Where a camp leads: to itself while it can be joined, which needs dates, else to the waiting list. */
export function doorsOf({ calendar }: CampSummary): Door[] {
  return calendar.first ? doors : doors.filter(({ when }) => when.includes('planned'))
}

export const waitingListHref = `${paths.camps}#${waitingListId}`
