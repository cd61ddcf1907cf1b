import type { ReactNode } from 'react'
import { campStates, statesToJoin } from '#lib/camps/camp-state.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { type CampSummary, waitingListHref } from './camp-summary.ts'
import { waitingListAction } from './sign-up-actions.ts'
import { nextCampAttributes, nextState } from './state/camp-attributes.ts'
import { When } from './state/When.tsx'

const statesToWait = campStates.filter((state) => !statesToJoin.includes(state))

interface Props {
  camps: CampSummary[]
  className?: string | undefined
  /** The sign-up action. */
  children: ReactNode
}

/** Shows the sign-up action while the next camp can be joined, and otherwise a link to the waiting list. */
export function ToJoinOrWait({ camps, className, children }: Props) {
  const next = { state: nextState(camps) }
  return (
    <div className={className} {...nextCampAttributes(camps)}>
      <When states={statesToJoin} of={next} className={className}>
        {children}
      </When>
      <When states={statesToWait} of={next} className={className}>
        <ActionLink {...waitingListAction(undefined, waitingListHref)} size="large" />
      </When>
    </div>
  )
}
