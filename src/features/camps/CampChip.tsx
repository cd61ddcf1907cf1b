import { type CampCalendar, type CampState, campStates } from '#lib/camps/camp-state.ts'
import styles from './CampChip.module.css'
import { campAttributes } from './state/camp-attributes.ts'
import { InStates } from './state/InStates.tsx'

interface Props {
  camp: { calendar: CampCalendar; state: CampState; chips: Record<CampState, string> }
}

/** Chip with the camp's state on the day the page is read. */
export function CampChip({ camp }: Props) {
  return (
    <p className={styles.chip} {...campAttributes(camp)}>
      {campStates.map((state) => (
        <InStates key={state} states={[state]} camp={camp} as="span">
          {camp.chips[state]}
        </InStates>
      ))}
    </p>
  )
}
