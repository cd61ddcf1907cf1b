import type { ReactNode } from 'react'
import { campStates, statesBookable } from '#lib/camps/camp-state.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { type CampSummary, waitingListHref } from './camp-summary.ts'
import styles from './SignUpOrWaitingList.module.css'
import { waitingListAction } from './sign-up-actions.ts'
import { nextCampAttributes, nextState } from './state/camp-attributes.ts'
import { InStates } from './state/InStates.tsx'

const statesToWait = campStates.filter((state) => !statesBookable.includes(state))

interface Props {
  camps: CampSummary[]
  /** The sign-up action. */
  children: ReactNode
}

/** Shows the sign-up action while the next camp can be joined, and otherwise a link to the waiting list. */
export function SignUpOrWaitingList({ camps, children }: Props) {
  const next = { state: nextState(camps) }
  return (
    <div className={styles.unboxed} {...nextCampAttributes(camps)}>
      <InStates states={statesBookable} camp={next} className={styles.unboxed}>
        {children}
      </InStates>
      <InStates states={statesToWait} camp={next} className={styles.unboxed}>
        <ActionLink {...waitingListAction(undefined, waitingListHref)} size="large" />
      </InStates>
    </div>
  )
}
